/** The nutrients of a food: energy in kcal, sodium in mg, the others in grams. */
export const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium'] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

/** Null is "não informado": it never counts as 0. */
export type Nutrients = Record<Nutrient, number | null>;

export const NUTRIENT_LABEL: Record<Nutrient, string> = {
  calories: 'Calorias',
  protein: 'Proteína',
  carbs: 'Carboidratos',
  fat: 'Gorduras',
  fiber: 'Fibras',
  sugar: 'Açúcares',
  sodium: 'Sódio',
};

export const NUTRIENT_UNIT: Record<Nutrient, string> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  sodium: 'mg',
};

export interface Totals {
  totals: Nutrients;
  /** Nutrients of which at least one part is unknown: their total is at least what it says. */
  incomplete: Nutrient[];
}

export const nutrientsOf = (valueOf: (nutrient: Nutrient) => number | null): Nutrients =>
  Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, valueOf(nutrient)])) as Nutrients;

/**
 * Sums up parts. A nutrient that no part knows is null; without any part it is 0. Parts are tenths, so that the sum of
 * the meals is the sum of the day to the last digit.
 */
export function addUp(parts: readonly Nutrients[]): Totals {
  const totals = nutrientsOf((nutrient) => {
    const known = parts.map((part) => part[nutrient]).filter((value) => value !== null);
    if (known.length === 0 && parts.length > 0) return null;
    return known.reduce((sum, value) => sum + Math.round(value * 10), 0) / 10;
  });
  return {
    totals,
    incomplete: NUTRIENTS.filter((nutrient) => parts.some((part) => part[nutrient] === null)),
  };
}
