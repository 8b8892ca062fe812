import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { indexFoods } from '@leveza/domain/nutrition/search.ts';
import { expect, test } from 'vitest';
import { readFood } from './read-meal-text.ts';

const egg = { id: 'egg', name: 'Ovo cozido', serving: '2 unidades (100 g)', servingGrams: 100 };
const index = indexFoods([{ ...egg, brand: null, benefits: [] } as unknown as Food]);
const told = { name: 'Ovo cozido', quantity: null, grams: null };

test.each([
  ['2 ovos cozidos', { quantity: 2 }, { quantity: 1, grams: null }],
  ['ovos cozidos', { quantity: 4 }, { quantity: 2, grams: null }],
  ['3 ovos cozidos', { quantity: 3, grams: 300 }, { quantity: 1.5, grams: null }],
  ['150 g de ovo cozido', { grams: 150 }, { grams: 150 }],
  ['ovo cozido', { grams: 120 }, { grams: 120 }],
])('%s: pieces are counted by the serving of the food', (words, more, expected) => {
  expect(readFood({ ...told, ...more, words }, index)).toMatchObject({ ...expected, isCertain: true });
});

test('a measure the food does not have is in doubt, and how much it was is asked', () => {
  const read = readFood({ ...told, words: '2 conchas de ovo cozido' }, index);
  expect(read).toMatchObject({ quantity: null, grams: null, isCertain: false });
});
