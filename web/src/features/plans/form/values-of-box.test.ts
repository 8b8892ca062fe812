import { displayOf } from '@leveza/domain/inventory/display.ts';
import { expect, test } from 'vitest';
import { box } from '../../../testing/boxes.ts';
import { valuesOfBox } from './values-of-box.ts';

/** A Tuesday. */
const TODAY = '2026-11-17';

test.each([
  [2, 'day', { frequency: 'daily', daysOfWeek: [], intervalDays: null, scheduledTimes: ['08:00', '20:00'] }],
  [1, 'week', { frequency: 'weekly', daysOfWeek: [2], intervalDays: null, scheduledTimes: ['08:00'] }],
  [1, 'month', { frequency: 'monthly', daysOfWeek: [], intervalDays: null, scheduledTimes: ['08:00'] }],
  [4, 'month', { frequency: 'custom', daysOfWeek: [], intervalDays: 8, scheduledTimes: ['08:00'] }],
] as const)('a box of %i a %s fills in a plan of that rhythm', (frequencyTimes, frequencyPer, rhythm) => {
  const item = box({ frequencyTimes, frequencyPer });
  const product = {
    ...displayOf(item, 'supplement'),
    productId: item.productId,
    kind: 'supplement' as const,
    item,
  };
  expect(valuesOfBox(product, TODAY)).toMatchObject({ ...rhythm, planType: 'continuous', startDate: TODAY });
});
