import { expect, test } from 'vitest';
import { DAY_MS } from '../time/spans.ts';
import { restLabel, restOf } from './rest.ts';

const zone = 'America/Sao_Paulo';
const lastUsedAt = new Date('2026-11-01T23:30:00-03:00');
const daysAfter = (days: number) => new Date(lastUsedAt.getTime() + days * DAY_MS);

test('a zone never used is available', () => {
  expect(restOf({ lastUsedAt: null, order: 0, intervalDays: 7, zone, now: daysAfter(1) })).toBe('available');
});

test.each([
  [0, 'recent'],
  [1, 'recent'],
  [2, 'resting'],
  [3, 'resting'],
  [4, 'rested'],
  [400, 'rested'],
])('for a daily medicine, or an unknown one, %s days after it is %s', (days, level) => {
  for (const intervalDays of [1, null]) {
    for (const order of [0, 1, 5]) {
      expect(restOf({ lastUsedAt, order, intervalDays, zone, now: daysAfter(days) })).toBe(level);
    }
  }
});

test.each([
  [0, 0, 'recent'],
  [0, 13, 'recent'],
  [0, 14, 'resting'],
  [0, 20, 'resting'],
  [0, 21, 'rested'],
  [1, 3, 'resting'],
  [1, 14, 'resting'],
  [1, 20, 'resting'],
  [1, 21, 'rested'],
  [2, 14, 'rested'],
  [2, 1, 'rested'],
])('for a weekly one, used %s applications ago and %s days after it is %s', (order, days, level) => {
  expect(restOf({ lastUsedAt, order, intervalDays: 7, zone, now: daysAfter(days) })).toBe(level);
});

test('days are those of the patient', () => {
  const now = new Date('2026-11-03T00:10:00-03:00');
  const use = { lastUsedAt, order: 0, intervalDays: 1, now };
  expect(restOf({ ...use, zone })).toBe('resting');
  expect(restOf({ ...use, zone: 'America/Rio_Branco' })).toBe('recent');
});

test.each([
  ['recent', 0, 'Usada na última dose'],
  ['recent', 1, 'Usada na penúltima'],
  ['resting', 0, 'Usada na última dose'],
  ['resting', 1, 'Usada na penúltima'],
  ['resting', null, 'Usada há pouco'],
  ['rested', 0, 'Livre'],
  ['rested', null, 'Livre'],
  ['available', null, 'Livre'],
] as const)('a zone that is %s after dose %s is called %s', (level, dosesAgo, label) => {
  expect(restLabel({ level, dosesAgo })).toBe(label);
});
