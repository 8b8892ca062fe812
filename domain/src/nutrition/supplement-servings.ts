/**
 * Servings of a supplement that count beside the meals: a scoop recorded both in the pharmacy and in a meal was eaten
 * once.
 */
export function countedServings(taken: number, inMeals: number): number {
  const left = Math.max(0, Math.round((taken - inMeals) * 10_000) / 10_000);
  // A scoop of 30 g is 0.9967 of a serving of 30.1 g: the rest left by rounding was not taken beside the meal.
  return left <= taken * 0.005 ? 0 : left;
}
