import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { datedByDoses } from './estimated-opening.ts';
import { ESTIMATED_OPENING, type PenEvent } from './movement.ts';

const NOON = Date.parse('2026-11-19T12:00:00Z');
const at = (days: number, hour = 12) => new Date(NOON + days * DAY_MS + (hour - 12) * HOUR_MS);
const event = (kind: PenEvent['kind'], happenedAt: Date, reason: string | null = null): PenEvent => ({
  id: null,
  kind,
  mg: 0,
  happenedAt,
  reason,
});
const dose = (days: number, hour?: number) => event('application', at(days, hour));

function openedAfter(doses: PenEvent[], { span = 14, hour = 15, elsewhere = null as Date | null } = {}) {
  const estimate = event('opening', at(-span), ESTIMATED_OPENING);
  return datedByDoses([...doses, estimate, event('start', at(0, hour))], elsewhere)
    .find(({ kind }) => kind === 'opening')!
    .happenedAt.toISOString();
}

test.each([
  ['no dose', [], {}, at(-14)],
  ['one some days back', [dose(-5)], {}, at(-19)],
  ['one at the first minute of its day', [dose(-5, 0)], {}, at(-19)],
  ['one at the last hour of its day', [dose(-5, 23)], {}, at(-19)],
  ['the newest of several', [dose(-17), dose(-10), dose(-3)], {}, at(-17)],
  ['an older one than the estimate', [dose(-30), dose(-3)], {}, at(-30)],
  ['one earlier on the first day than noon', [dose(-16, 8), dose(-2)], {}, at(-16, 8)],
  ['one of the day of entry', [dose(0, 8)], {}, at(-14)],
  ['one applied after the entry', [dose(0, 20), dose(7)], {}, at(-14)],
  ['an entry at the first minute of a day', [dose(-5)], { hour: 0 }, at(-19)],
  ['one that names no pen', [], { elsewhere: at(-5) }, at(-19)],
  ['a newer one that names no pen', [dose(-9)], { elsewhere: at(-2) }, at(-16)],
  ['a single dose, the evening before', [], { span: 0, elsewhere: at(-1, 21) }, at(-1)],
])('the opening is dated by %s', (_, doses, rest, expected) => {
  expect(openedAfter(doses, rest)).toBe(expected.toISOString());
});

test('an opening that the patient said is left alone', () => {
  const events = [event('opening', at(-14)), event('start', at(0, 15)), dose(-5)];
  expect(datedByDoses(events, at(-3))).toBe(events);
});
