/**
 * Servings of a supplement that count beside the meals: a scoop recorded both in the pharmacy and in a meal was eaten
 * once.
 */
export function countedServings(taken: number, inMeals: number): number {
  return Math.max(0, Math.round((taken - inMeals) * 10_000) / 10_000);
}
