import { expect, test } from 'vitest';
import { addDays } from '../time/days.ts';
import { milestonesOf, milestoneSteps } from './milestones.ts';

const KNOWN = { initialWeight: 100, targetWeight: 75, heightCm: 170 };
/** One weight a fortnight, so that the trend is the weight. */
const weights = (...kg: number[]) => kg.map((weight, n) => ({ day: addDays('2026-01-01', n * 14), weight }));
const reached = (milestones: ReturnType<typeof milestonesOf>) =>
  Object.fromEntries(milestones.map(({ key, reachedOn }) => [key, reachedOn]));

test('from 100 to 75 kg at 170 cm', () => {
  const daily = weights(100, 95.01, 95, 90, 87.5, 86.7, 86.69, 85, 80, 75.01, 75);
  const milestones = milestonesOf({ ...KNOWN, daily });
  expect(reached(milestones)).toEqual({
    first: '2026-01-01',
    'percent-5': '2026-01-29',
    'percent-10': '2026-02-12',
    'percent-15': '2026-04-09',
    'percent-20': '2026-04-23',
    // 30 × 1,70² are 86,7 kg, which still are 'Obesidade'.
    'out-of-obesity': '2026-03-26',
    'half-way': '2026-02-26',
    target: '2026-05-21',
  });
  expect(milestones.map(({ title }) => title)).toEqual([
    'Primeira pesagem',
    '5 % a menos que no início',
    '10 % a menos que no início',
    '15 % a menos que no início',
    '20 % a menos que no início',
    'IMC abaixo de 30',
    'Metade do caminho até a meta',
    'Peso meta',
  ]);
});

test('what was not reached has no day, and nothing weighed reaches nothing', () => {
  expect(Object.values(reached(milestonesOf({ ...KNOWN, daily: [] }))).every((day) => day === null)).toBe(
    true,
  );
  expect(reached(milestonesOf({ ...KNOWN, daily: weights(100, 96) }))).toMatchObject({
    first: '2026-01-01',
    'percent-5': null,
  });
});

test('one light morning is not a milestone: the trend decides', () => {
  const daily = [
    { day: '2026-01-01', weight: 97 },
    { day: '2026-01-02', weight: 94.9 },
    { day: '2026-01-03', weight: 93 },
  ];
  expect(reached(milestonesOf({ ...KNOWN, daily }))['percent-5']).toBe('2026-01-03');
});

test('weights from before the treatment reach nothing', () => {
  const daily = [{ day: '2019-05-01', weight: 70 }, ...weights(100, 94)];
  expect(reached(milestonesOf({ ...KNOWN, daily, since: '2026-01-01' }))).toMatchObject({
    first: '2026-01-01',
    'percent-5': '2026-01-15',
    target: null,
  });
});

test.each([
  ['a target at 92 kg', { targetWeight: 92 }, ['first', 'percent-5', 'half-way', 'target']],
  [
    'no target',
    { targetWeight: null, heightCm: null },
    ['first', 'percent-5', 'percent-10', 'percent-15', 'percent-20'],
  ],
  [
    'a target above the start',
    { targetWeight: 110, heightCm: null },
    ['first', 'percent-5', 'percent-10', 'percent-15', 'percent-20'],
  ],
  ['no initial weight', { initialWeight: null }, ['first']],
  [
    'started with overweight',
    { initialWeight: 80, targetWeight: 70 },
    ['first', 'percent-5', 'percent-10', 'normal-weight', 'half-way', 'target'],
  ],
  // 18,5 × 1,70² are 53,5 kg.
  [
    'started with normal weight',
    { initialWeight: 60, targetWeight: null },
    ['first', 'percent-5', 'percent-10'],
  ],
  [
    'a target under normal weight',
    { initialWeight: 60, targetWeight: 50 },
    ['first', 'percent-5', 'percent-10', 'half-way'],
  ],
])('%s', (_, change, keys) => {
  expect(Object.keys(reached(milestonesOf({ ...KNOWN, ...change, daily: [] })))).toEqual(keys);
});

test('each step has its weight; the first weighing is any', () => {
  const steps = milestoneSteps(KNOWN).map(({ key, atOrBelowKg }) => [
    key,
    Math.round(atOrBelowKg * 100) / 100,
  ]);
  expect(steps).toEqual([
    ['first', Infinity],
    ['percent-5', 95],
    ['percent-10', 90],
    ['percent-15', 85],
    ['percent-20', 80],
    ['out-of-obesity', 86.7],
    ['half-way', 87.5],
    ['target', 75],
  ]);
});

test('a weight that is a step on paper is one, whatever a float makes of it', () => {
  for (let kg = 300; kg <= 3000; kg++) {
    const known = { initialWeight: kg / 10, targetWeight: null, heightCm: null };
    const [, five, ten] = milestoneSteps(known);
    expect(Number((kg * 0.095).toFixed(4))).toBeLessThanOrEqual(five!.atOrBelowKg);
    expect(Number((kg * 0.09).toFixed(4))).toBeLessThanOrEqual(ten!.atOrBelowKg);
  }
});

test('at the limit of a class one is still in it', () => {
  const known = { initialWeight: 140, targetWeight: null, heightCm: 200 };
  const onLimit = milestonesOf({ ...known, daily: weights(120, 119.99, 100, 99.99) });
  expect(reached(onLimit)).toMatchObject({ 'out-of-obesity': '2026-01-15', 'normal-weight': '2026-02-12' });
});
