/**
 * The part of a food's serving in one gram or millilitre; any other unit is a serving until the patient says otherwise.
 */
export function servingsPerUnitOf(food: { servingGrams: number | null } | undefined, unit: string): number {
  const isWeighed = unit === 'grama' || unit === 'ml';
  if (!isWeighed || !food?.servingGrams) return 1;
  return Math.max(0.001, Math.round(10_000 / food.servingGrams) / 10_000);
}
