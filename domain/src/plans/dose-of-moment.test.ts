import { expect, test } from 'vitest';
import { DEFAULT_ZONE } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { doseOfMoment } from './dose-of-moment.ts';
import type { DoseState } from './dose-states.ts';

const MONDAY = '2026-11-16';
const TUESDAY = '2026-11-17';

const at = (day: string, time: string) => instantAt(day, time, DEFAULT_ZONE);
const dose = (day: string, time: string, state: DoseState) => ({
  day,
  time,
  state,
  plannedAt: at(day, time),
});
type Dose = ReturnType<typeof dose>;

test.each<[what: string, open: Dose[], usedAt: string, meant: string | null]>([
  ['a weekly dose a day late', [dose(MONDAY, '08:00', 'late')], '09:00', `${MONDAY} 08:00`],
  [
    'the dose of last night, just after midnight',
    [dose(MONDAY, '23:00', 'late'), dose(TUESDAY, '23:00', 'scheduled')],
    '00:10',
    `${MONDAY} 23:00`,
  ],
  [
    'the dose of today, once it is nearer',
    [dose(MONDAY, '08:00', 'late'), dose(TUESDAY, '08:00', 'scheduled')],
    '07:30',
    `${TUESDAY} 08:00`,
  ],
  ['none that was missed', [dose(MONDAY, '08:00', 'missed')], '09:00', null],
  ['none of a day to come', [dose('2026-11-18', '00:05', 'scheduled')], '23:55', null],
])('a use is %s', (_, open, time, meant) => {
  const found = doseOfMoment(open, { day: TUESDAY, at: at(TUESDAY, time) });
  expect(found && `${found.day} ${found.time}`).toBe(meant);
});
