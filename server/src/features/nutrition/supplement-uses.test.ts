import { expect, test } from 'vitest';
import type { MealFoodRow } from './store.ts';
import { supplementsOf, type SupplementUse } from './supplement-uses.ts';

const WHEY = 'mem-whey-isolado';
const use = (productId: string) =>
  ({
    productId,
    name: productId,
    usedAt: new Date('2026-03-02T15:00:00Z'),
    quantity: 1,
    foodCode: WHEY,
    servingsPerUnit: 1,
    food: null,
  }) as unknown as SupplementUse;
const eaten = [{ foodCode: WHEY, ownFoodId: null, quantity: 1 } as unknown as MealFoodRow];

test('a serving in a meal stands for one product of that food, not for each', () => {
  const counted = supplementsOf('2026-03-02', 'America/Sao_Paulo', [use('one'), use('other')], eaten);
  expect(counted.map(({ name, quantity }) => [name, quantity])).toEqual([['other', 1]]);
});
