import type { EatenRow } from './store.ts';

/** The meals with foods among rows of foods, each once. */
export const mealsIn = (rows: readonly EatenRow[]) => [
  ...new Map(rows.flatMap(({ meal, eaten }) => (meal && eaten ? [[meal.id, meal]] : []))).values(),
];
