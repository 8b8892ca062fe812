import { expect, test } from 'vitest';
import { DIPYRONE } from '../../../testing/products.ts';
import { blankValues, type Filled } from './add-values.ts';
import { momentsOf, planOfBoxes } from './plan-of-boxes.ts';
import { startByHand, startFromProduct } from './start.ts';

const TODAY = '2026-11-17';
const START = startFromProduct(DIPYRONE, 'select', TODAY);

const filled = (changes: Partial<Filled>) =>
  ({ ...START.values, frequencyTimes: 1, frequencyPer: 'day', moment: 'morning', ...changes }) as Filled;
const at = (clock: string, changes: Partial<Filled> = {}) =>
  planOfBoxes(filled(changes), START, { kind: 'medication', today: TODAY, clock });

test.each([
  ['07:59', {}, TODAY, 'todo dia, às 08:00'],
  ['08:00', {}, '2026-11-18', 'todo dia, às 08:00, a partir de amanhã'],
  // Its first dose of today would be late.
  [
    '10:00',
    { frequencyTimes: 2, moment: 'spread' },
    '2026-11-18',
    'todo dia, às 08:00 e 20:00, a partir de amanhã',
  ],
  ['07:00', { frequencyPer: 'week', moment: 'monday' }, TODAY, 'às segundas, às 08:00'],
] as const)('saved at %s with %j it begins on %s', (clock, changes, startDate, words) => {
  expect(at(clock, changes)).toMatchObject({ body: { startDate, productId: DIPYRONE.id }, words });
});

test('hours that were typed are planned in their order, and not for another number of doses', () => {
  const twice = { frequencyTimes: 2, moment: 'spread' } as const;
  expect(at('10:00', { ...twice, hours: ['21:00', '09:00'] })).toMatchObject({
    body: { scheduledTimes: ['09:00', '21:00'], startDate: '2026-11-18' },
    words: 'todo dia, às 09:00 e 21:00, a partir de amanhã',
  });
  expect(at('07:00', { ...twice, hours: ['07:30', '13:00', '21:00'] })?.body.scheduledTimes).toEqual([
    '08:00',
    '20:00',
  ]);
});

test('an empty stomach is kept in the plan, and a dosage of two amounts is counted in tablets', () => {
  expect(at('06:00', { moment: 'fasting', dosage: '50 mg + 12,5 mg', unitsPerDose: 2 })?.body).toMatchObject({
    withFood: 'without',
    dose: 2,
    doseUnit: 'comprimidos',
    quantityPerDose: 2,
  });
});

test.each([
  ['grams', '250 g', 5, { dose: 5, doseUnit: 'g' }],
  ['ml', '500 ml', 10, { dose: 10, doseUnit: 'ml' }],
  ['doses', '900 g', 1, { dose: 1, doseUnit: 'doses' }],
] as const)('the size of a pot is no dose: %s of %s', (unitType, dosage, unitsPerDose, dose) => {
  expect(at('06:00', { unitType, dosage, unitsPerDose })?.body).toMatchObject(dose);
});

test('no plan is made of a moment that another frequency had, nor of a cream', () => {
  expect(at('06:00', { frequencyTimes: 2 })).toBeNull();
  expect(at('06:00', { frequencyPer: 'as-needed', frequencyTimes: null })).toBeNull();
  const tube = {
    ...blankValues(TODAY),
    unitType: 'tubes' as const,
    frequencyTimes: 1,
    frequencyPer: 'day' as const,
  };
  expect(momentsOf(tube, startByHand('select', TODAY), 'medication')).toEqual([]);
});
