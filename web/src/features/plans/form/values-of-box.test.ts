import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { displayOf } from '@leveza/domain/inventory/display.ts';
import { expect, test } from 'vitest';
import { box } from '../../../testing/boxes.ts';
import { valuesOfBox } from './values-of-box.ts';

/** A Tuesday. */
const TODAY = '2026-11-17';

const atHome = (item: InventoryItem) => ({
  ...displayOf(item, 'supplement'),
  productId: item.productId,
  kind: 'supplement' as const,
  item,
});

test('where the box does not say how often, the product does, in its own words too', () => {
  const item = box({ frequencyTimes: null, frequencyPer: null, instructions: null });
  const recommended = '2 cápsulas, 2 vezes ao dia';
  expect(valuesOfBox(atHome(item), { today: TODAY, recommended })).toMatchObject({
    frequency: 'daily',
    scheduledTimes: ['08:00', '20:00'],
    quantityPerDose: 2,
    specialInstructions: 'Dose recomendada do produto: 2 cápsulas, 2 vezes ao dia',
  });
});

test.each([
  [2, 'day', { frequency: 'daily', daysOfWeek: [], intervalDays: null, scheduledTimes: ['08:00', '20:00'] }],
  [1, 'week', { frequency: 'weekly', daysOfWeek: [2], intervalDays: null, scheduledTimes: ['08:00'] }],
  [1, 'month', { frequency: 'monthly', daysOfWeek: [], intervalDays: null, scheduledTimes: ['08:00'] }],
  [4, 'month', { frequency: 'custom', daysOfWeek: [], intervalDays: 8, scheduledTimes: ['08:00'] }],
] as const)('a box of %i a %s fills in a plan of that rhythm', (frequencyTimes, frequencyPer, rhythm) => {
  const values = valuesOfBox(atHome(box({ frequencyTimes, frequencyPer })), {
    today: TODAY,
    recommended: '3 cápsulas ao dia',
  });
  expect(values).toMatchObject({ ...rhythm, planType: 'continuous', startDate: TODAY });
});

test.each([
  [{ customForm: 'CAPSULES' }, { dosageForm: 'capsule', dose: 2000, doseUnit: 'UI' }],
  [
    { customForm: 'TABLETS', unitType: 'tablets', product: { form: null, dosage: '50 mg + 12,5 mg' } },
    { dosageForm: 'tablet', dose: 1, doseUnit: 'comprimidos' },
  ],
  [
    { customForm: 'GRAMS', unitType: 'grams', unitsPerDose: 3, product: { form: 'POWDER', dosage: '250 g' } },
    { dosageForm: 'powder', dose: 3, doseUnit: 'g' },
  ],
  [{ customForm: 'DROPS', unitType: 'drops', product: { form: null } }, { dosageForm: 'liquid' }],
] as const)('a box of %j is not asked for its form and its dose again', (changes, values) => {
  expect(valuesOfBox(atHome(box(changes)), { today: TODAY, recommended: null })).toMatchObject(values);
});
