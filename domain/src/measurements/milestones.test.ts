import { expect, test } from 'vitest';
import { milestoneSteps, nextMilestone } from './milestones.ts';

const BODY = { heightCm: 170, birthDate: '1990-05-02', today: '2026-11-15' };
const KNOWN = { ...BODY, initialWeight: 100, targetWeight: 75 };
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
    ['first', 'percent-5', 'percent-10'],
  ],
  // 22 × 1,70² are 63,6 kg.
  [
    'a target too low from 60 years on',
    { initialWeight: 70, targetWeight: 60, birthDate: '1950-05-02' },
    ['first', 'percent-5'],
  ],
])('%s', (_, change, keys) => {
  expect(milestoneSteps({ ...KNOWN, ...change }).map(({ key }) => key)).toEqual(keys);
});

test('each step has its title and its weight; the first weighing is any', () => {
  expect(milestoneSteps(KNOWN).map(({ title, atOrBelowKg }) => [title, atOrBelowKg.toFixed(2)])).toEqual([
    ['Primeira pesagem', 'Infinity'],
    ['5 % a menos que no início', '95.00'],
    ['10 % a menos que no início', '90.00'],
    ['15 % a menos que no início', '85.00'],
    ['20 % a menos que no início', '80.00'],
    ['IMC abaixo de 30', '86.70'],
    ['Metade do caminho até a meta', '87.50'],
    ['Peso meta', '75.00'],
  ]);
});

test('a weight that is a step on paper is one, whatever a float makes of it', () => {
  for (let kg = 300; kg <= 3000; kg++) {
    const known = { ...BODY, initialWeight: kg / 10, targetWeight: null, heightCm: null };
    const [, five, ten] = milestoneSteps(known);
    expect(Number((kg * 0.095).toFixed(4))).toBeLessThanOrEqual(five!.atOrBelowKg);
    expect(Number((kg * 0.09).toFixed(4))).toBeLessThanOrEqual(ten!.atOrBelowKg);
  }
});

test('at the limit of a class one is still in it', () => {
  const steps = milestoneSteps({ ...BODY, initialWeight: 140, targetWeight: null, heightCm: 200 });
  const kgOf = (wanted: string) => steps.find(({ key }) => key === wanted)!.atOrBelowKg;
  expect(120 <= kgOf('out-of-obesity')).toBe(false);
  expect(119.99 <= kgOf('out-of-obesity')).toBe(true);
  expect(100 <= kgOf('normal-weight')).toBe(false);
  expect(99.99 <= kgOf('normal-weight')).toBe(true);
});

test('from 60 years on the range of an adequate weight ends below 27', () => {
  const older = { heightCm: 165, birthDate: '1961-05-02', today: '2026-11-17' };
  const steps = milestoneSteps({ ...older, initialWeight: 80, targetWeight: null });
  const adequate = steps.find(({ key }) => key === 'normal-weight')!;
  expect(adequate.title).toBe('IMC na faixa de peso adequado');
  expect(adequate.atOrBelowKg).toBeCloseTo(27 * 1.65 ** 2, 3);
  // 72 kg are a BMI of 26,4: nothing of a class is left to reach.
  expect(72 <= adequate.atOrBelowKg).toBe(true);
  expect(milestoneSteps({ ...older, initialWeight: 72, targetWeight: null }).map(({ key }) => key)).toEqual([
    'first',
    'percent-5',
    'percent-10',
    'percent-15',
  ]);
});

test.each<[string, string[], number | null, object | null]>([
  ['nothing weighed', [], null, { title: 'Primeira pesagem', toGoKg: null, isToConfirm: false }],
  ['on the way', ['first'], 97.3, { title: '5 % a menos que no início', toGoKg: 2.3, isToConfirm: false }],
  [
    'a low weighing before the week confirms it',
    ['first'],
    94.8,
    { title: '5 % a menos que no início', toGoKg: 0, isToConfirm: true },
  ],
  [
    'a tenth is never rounded away',
    ['first', 'percent-5'],
    90.04,
    { title: '10 % a menos que no início', toGoKg: 0.1, isToConfirm: false },
  ],
])('the next milestone: %s', (_, reached, currentWeight, expected) => {
  expect(nextMilestone({ steps: milestoneSteps(KNOWN), reached: new Set(reached), currentWeight })).toEqual(
    expected,
  );
});

test('after the last milestone none is ahead', () => {
  const steps = milestoneSteps(KNOWN);
  const reached = new Set(steps.map(({ key }) => key));
  expect(nextMilestone({ steps, reached, currentWeight: 75 })).toBeNull();
});
