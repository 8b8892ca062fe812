import type { FoodCategory } from './food-categories.ts';

/** Words of Open Food Facts' categories, the most telling first: a yogurt drink is dairy before it is a drink. */
const BY_TAG: readonly [RegExp, FoodCategory][] = [
  [/dair|milk|yogurt|cheese|laticinio|iogurte|queijo/, 'laticinios'],
  [/butter|oils?$|fats?$|nuts?$|nut-butters|olive|margarine|mayonnaise|seeds/, 'gordura'],
  [/meat|fish|seafood|egg|legume|pulses|protein|tofu|poultry|sausage|ham/, 'proteina'],
  [/bread|cereal|pasta|rice|potato|biscuit|cracker|flour|oat|tapioca|corn/, 'carboidrato'],
  [/vegetable|salad/, 'vegetal'],
  [/fruit/, 'fruta'],
];
/** Foods of these categories are sweets or dishes, whatever they are made of. */
const OTHER = /dessert|sweet|chocolate|candies|cake|ice-cream|spread|meals|pizza|soda|soft-drink/;
const PLANT_MILK = /plant-based-milk|milk-substitute|soy-milk|almond-milk|oat-milk/;

export function categoryOfTags(tags: readonly string[]): FoodCategory {
  const words = tags
    .map((tag) => tag.replace(/^[a-z]{2}:/, ''))
    .filter((tag) => !tag.startsWith('plant-based-foods'));
  if (words.some((tag) => OTHER.test(tag)) || words.some((tag) => PLANT_MILK.test(tag))) return 'outros';
  return BY_TAG.find(([pattern]) => words.some((tag) => pattern.test(tag)))?.[1] ?? 'outros';
}

/** Alcohol does not count as liquid. */
export function isDrinkByTags(tags: readonly string[]): boolean {
  const isDrunk = tags.some((tag) => /:(beverages|drinks|waters|milks|juices|sodas|teas|coffees)$/.test(tag));
  return isDrunk && !tags.some((tag) => /alcoholic-beverages|beers|wines|spirits/.test(tag));
}
