/** The categories of the specification, in its order. */
export const FOOD_CATEGORIES = [
  'proteina',
  'carboidrato',
  'gordura',
  'vegetal',
  'fruta',
  'laticinios',
  'outros',
] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

export const FOOD_CATEGORY_LABEL: Record<FoodCategory, string> = {
  proteina: 'Proteína',
  carboidrato: 'Carboidrato',
  gordura: 'Gordura',
  vegetal: 'Vegetal',
  fruta: 'Fruta',
  laticinios: 'Laticínios',
  outros: 'Outros',
};

/** Where the figures of a food come from. */
export const FOOD_SOURCES = ['taco', 'leveza', 'own', 'recipe', 'open-food-facts'] as const;
export type FoodSource = (typeof FOOD_SOURCES)[number];

export const FOOD_SOURCE_LABEL: Record<FoodSource, string> = {
  taco: 'TACO, 4ª ed., NEPA/UNICAMP, 2011',
  leveza: 'valores típicos de rótulo, não conferidos',
  own: 'cadastrado por você',
  recipe: 'sua receita',
  'open-food-facts': 'Open Food Facts (ODbL)',
};
