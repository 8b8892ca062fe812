import { expect, test } from 'vitest';
import { whatIfOf } from './what-if.ts';

const weekly = {
  plannedAt: '2026-11-19T11:20:00.000Z',
  windowHours: 120 as number | null,
  intervalDays: 7,
  timeZone: 'America/Sao_Paulo',
};
const iso = (ms: number) => new Date(ms).toISOString();

test.each([
  ['before it', '2026-11-13T10:00:00Z', '2026-11-19T12:00:00.000Z', '2026-11-19T11:20:00.000Z'],
  ['a day late', '2026-11-20T10:05:00Z', '2026-11-20T11:00:00.000Z', '2026-11-20T11:00:00.000Z'],
])('%s, another moment lies inside the label’s window', (_, now, earliest, first) => {
  const found = whatIfOf({ ...weekly, now: new Date(now) });
  expect(iso(found.range!.earliest)).toBe(earliest);
  expect(iso(found.range!.latest)).toBe('2026-11-24T11:00:00.000Z');
  expect(found.first.toISOString()).toBe(first);
  expect(found.planned.toISOString()).toBe(weekly.plannedAt);
});

test('in the last minutes of the window, no moment after it is offered', () => {
  const { range, first } = whatIfOf({ ...weekly, now: new Date('2026-11-24T11:10:00Z') });
  expect([range!.earliest, range!.latest].map(iso)).toEqual([
    '2026-11-24T11:20:00.000Z',
    '2026-11-24T11:20:00.000Z',
  ]);
  expect(first.toISOString()).toBe('2026-11-24T11:20:00.000Z');
});

test.each([
  ['the window is over', 120, '2026-11-25T10:00:00Z', '2026-11-26T11:20:00.000Z'],
  ['there is no label', null, '2026-11-13T10:00:00Z', '2026-11-19T11:20:00.000Z'],
  ['there is no label, and it is late', null, '2026-12-05T10:00:00Z', '2026-12-10T11:20:00.000Z'],
])('where %s, only the plan is shown', (_, windowHours, now, first) => {
  const found = whatIfOf({ ...weekly, windowHours, now: new Date(now) });
  expect(found.range).toBeNull();
  expect(found.first.toISOString()).toBe(first);
});
