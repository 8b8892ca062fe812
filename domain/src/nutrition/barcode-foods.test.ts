import { expect, test } from 'vitest';
import { categoryOfTags, isDrinkByTags } from './barcode-foods.ts';

test.each([
  [['en:dairies', 'en:yogurts'], 'laticinios'],
  [['en:plant-based-foods', 'en:breads'], 'carboidrato'],
  [['en:meats', 'en:hams'], 'proteina'],
  [['en:fats', 'en:olive-oils'], 'gordura'],
  [['en:plant-based-foods', 'en:fruits'], 'fruta'],
  [['en:plant-based-foods', 'en:vegetables-based-foods'], 'vegetal'],
  [['en:spreads', 'en:cocoa-and-hazelnuts-spreads'], 'outros'],
  [['en:beverages', 'en:plant-based-milk-alternatives'], 'outros'],
  [[], 'outros'],
])('%j is %s', (tags, category) => expect(categoryOfTags(tags)).toBe(category));

test('water is a drink, beer is none that counts', () => {
  expect(isDrinkByTags(['en:beverages', 'en:waters'])).toBe(true);
  expect(isDrinkByTags(['en:beverages', 'en:alcoholic-beverages', 'en:beers'])).toBe(false);
  expect(isDrinkByTags(['en:dairies', 'en:yogurts'])).toBe(false);
});
