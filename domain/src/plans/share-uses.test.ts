import { expect, test } from 'vitest';
import { shareUses } from './share-uses.ts';

const DAY = '2026-11-16';

const taker = (name: string, ...times: string[]) => ({
  name,
  open: times.map((time) => ({ day: DAY, time })),
  isAsNeeded: times.length === 0,
});

function planOfEach(takers: ReturnType<typeof taker>[], ...times: string[]): Record<string, string> {
  const uses = times.map((time) => ({ day: DAY, time }));
  const shared = shareUses(uses, () => takers);
  return Object.fromEntries([...shared].flatMap(([{ name }, its]) => its.map(({ time }) => [time, name])));
}

test('a use is the nearest open dose among the plans of its product', () => {
  const takers = [taker('early', '08:00'), taker('late', '09:00')];
  expect(planOfEach(takers, '09:10', '09:20')).toEqual({ '09:10': 'late', '09:20': 'early' });
});

test('beyond the open doses it is one of the plan as needed', () => {
  expect(planOfEach([taker('daily', '08:00'), taker('as needed')], '08:10', '15:00')).toEqual({
    '08:10': 'daily',
    '15:00': 'as needed',
  });
});

test('else an extra one of the first plan', () => {
  const takers = [taker('early', '08:00'), taker('late', '09:00')];
  expect(planOfEach(takers, '08:00', '09:00', '10:00')).toMatchObject({ '10:00': 'early' });
});

test('a dose of another day is not meant', () => {
  const other = { ...taker('tomorrow'), isAsNeeded: false, open: [{ day: '2026-11-17', time: '00:05' }] };
  expect(planOfEach([taker('today', '08:00'), other], '23:55')).toEqual({ '23:55': 'today' });
});

test.each([
  ['08:10', true],
  ['17:50', false],
])('a use at %s is of the morning, before which the plan was not made: %s', (time, isOfMorning) => {
  const begun = { ...taker('begun'), isAsNeeded: false };
  const open = [{ day: DAY, time: '14:00', takenBefore: '17:47' }];
  const evening = { ...taker('evening', '22:00') };
  expect(planOfEach([{ ...begun, open }, evening], time)).toEqual({
    [time]: isOfMorning ? 'begun' : 'evening',
  });
});
