import { expect, test } from 'vitest';
import { MOMENTS, momentsFor, timesText } from './moments.ts';

const said = (...asked: Parameters<typeof momentsFor>) =>
  momentsFor(...asked).map(({ words, times }) => `${words}: ${timesText(times)}`);

test.each([
  [1, 'day', ['de manhã: 08:00', 'de manhã, em jejum: 07:00', 'de tarde: 14:00', 'de noite: 20:00']],
  [2, 'day', ['de manhã e de noite: 08:00 e 20:00']],
  [3, 'day', ['de manhã, de tarde e de noite: 08:00, 14:00 e 20:00']],
  [4, 'day', ['às 08:00, 12:00, 16:00 e 20:00: 08:00, 12:00, 16:00 e 20:00']],
  [7, 'day', []],
  [2, 'week', []],
  [1, 'month', []],
] as const)('%s per %s', (times, per, expected) => {
  expect(said({ times, per })).toEqual(expected);
});

test('once a week is on a weekday, Sunday first', () => {
  const weekly = momentsFor({ times: 1, per: 'week' });
  expect(weekly.map(({ daysOfWeek }) => daysOfWeek)).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
  expect(weekly[1]).toMatchObject({ words: 'às segundas', times: ['08:00'] });
});

test('an empty stomach is said to the plan', () => {
  const fasting = momentsFor({ times: 1, per: 'day' }).filter(({ withFood }) => withFood === 'without');
  expect(fasting.map(({ name }) => name)).toEqual(['fasting']);
});

test('nothing is offered without a frequency, and every choice has a name of the list', () => {
  expect(momentsFor(null)).toEqual([]);
  const names = (['day', 'week'] as const).flatMap((per) =>
    [1, 2].flatMap((times) => momentsFor({ times, per }).map(({ name }) => name)),
  );
  expect(new Set(names)).toEqual(new Set(MOMENTS));
});
