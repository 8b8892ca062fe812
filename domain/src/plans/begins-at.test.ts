import { expect, test } from 'vitest';
import { beginsAtOf } from './begins-at.ts';
import type { Schedule } from './schedule.ts';

const DAILY: Schedule = {
  frequency: 'daily',
  startDate: '2026-11-16',
  daysOfWeek: [],
  intervalDays: null,
  daysOn: null,
  daysOff: null,
  times: ['08:00', '20:00'],
};
const MADE = { day: '2026-11-16', time: '17:47' };

test.each<[string, Partial<Schedule>, string | null]>([
  ['twice a day', {}, '2026-11-16T17:47'],
  ['once a day, in the morning', { times: ['08:00'] }, '2026-11-16T17:47'],
  ['from tomorrow on', { startDate: '2026-11-17' }, null],
  ['since last week', { startDate: '2026-11-09' }, null],
  ['once a week, in the morning', { frequency: 'weekly', times: ['08:00'] }, null],
  ['twice on one day of the week', { frequency: 'weekly' }, '2026-11-16T17:47'],
  ['every third day, in the morning', { frequency: 'custom', intervalDays: 3, times: ['08:00'] }, null],
])('a plan made at 17:47: %s', (_, change, moment) => {
  expect(beginsAtOf({ ...DAILY, ...change }, MADE)).toBe(moment);
});
