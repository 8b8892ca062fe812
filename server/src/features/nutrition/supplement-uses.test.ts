import { expect, test } from 'vitest';
import type { MealFoodRow } from './store.ts';
import { supplementsOf, type SupplementUse } from './supplement-uses.ts';

const WHEY = 'mem-whey-isolado';
const use = (productId: string, usedClock: string | null = null) =>
  ({
    productId,
    name: productId,
    usedAt: new Date('2026-03-02T15:00:00Z'),
    usedClock,
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

test('a use counts for the day of the clock it was taken by, whatever the zone is now', () => {
  const taken = [use('one', '2026-03-03T00:30')];
  const daysOf = (day: string) => supplementsOf(day, 'America/Sao_Paulo', taken, []).length;
  expect([daysOf('2026-03-02'), daysOf('2026-03-03')]).toEqual([0, 1]);
});
