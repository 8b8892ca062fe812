import { expect, test } from 'vitest';
import type { FrequencyPeriod } from '../inventory/frequency.ts';
import { rhythmOf } from './rhythm-of.ts';

/** A Tuesday. */
const START = '2026-11-17';
const ONCE = { intervalDays: null, daysOfWeek: [], times: ['08:00'] };

test.each<[number, FrequencyPeriod, object]>([
  [1, 'day', { frequency: 'daily' }],
  [3, 'day', { frequency: 'daily', times: ['08:00', '14:00', '20:00'] }],
  [1, 'week', { frequency: 'weekly', daysOfWeek: [2] }],
  [2, 'week', { frequency: 'weekly', daysOfWeek: [2, 5] }],
  [3, 'week', { frequency: 'weekly', daysOfWeek: [2, 4, 6] }],
  [6, 'week', { frequency: 'weekly', daysOfWeek: [0, 2, 3, 4, 5, 6] }],
  [7, 'week', { frequency: 'daily' }],
  [10, 'week', { frequency: 'daily' }],
  [14, 'week', { frequency: 'daily', times: ['08:00', '20:00'] }],
  [1, 'month', { frequency: 'monthly' }],
  [2, 'month', { frequency: 'custom', intervalDays: 15 }],
  [4, 'month', { frequency: 'custom', intervalDays: 8 }],
  [20, 'month', { frequency: 'custom', intervalDays: 2 }],
  [30, 'month', { frequency: 'daily' }],
])('%i a %s', (times, per, rhythm) => {
  expect(rhythmOf({ times, per }, START)).toEqual({ ...ONCE, ...rhythm });
});

test('an unknown frequency is once a day', () => {
  expect(rhythmOf(null, START)).toEqual({ ...ONCE, frequency: 'daily' });
});
