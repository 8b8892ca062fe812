import type { PortionOfFood } from '@leveza/contract/nutrition/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { nutrientsOf } from '@leveza/domain/nutrition/nutrients.ts';
import { canBeWeighed, servingsOf } from '@leveza/domain/nutrition/portion.ts';
import type { Call } from '../../http/call.ts';
import { findOwnFoods } from './own-foods.ts';
import { type KnownFood, shippedFood } from './shipped-foods.ts';

/** The foods of these ids in their order; one that is unknown or another patient's is not found. */
export async function findFoods({ db, owner }: Call, ids: readonly string[]): Promise<KnownFood[]> {
  const own = ids.filter((id) => !shippedFood(id));
  const rows = await findOwnFoods(db, owner, own);
  return ids.map((id) => {
    const food = shippedFood(id) ?? rows.find(({ ownFoodId }) => ownFoodId === id);
    if (!food) throw new Problem('not-found', { message: NO_FOOD });
    return food;
  });
}

const NO_FOOD = 'Este alimento não está mais na lista. Busque de novo e escolha outro.';

const NOT_WEIGHED = 'Este alimento não tem o peso da porção. Informe a quantidade em porções.';

/** The stored portion, in the order it was entered. */
export async function portionRows(call: Call, portions: readonly PortionOfFood[], firstPosition = 0) {
  const foods = await findFoods(
    call,
    portions.map(({ foodId }) => foodId),
  );
  return portions.map((portion, n) => ({
    ...snapshotOf(foods[n]!),
    ...amountOf(foods[n]!, portion),
    position: firstPosition + n,
  }));
}

/** The figures of a food that a portion keeps. */
export function snapshotOf(food: KnownFood) {
  const { code, ownFoodId, name, category, serving, servingGrams, isDrink, source } = food;
  const figures = nutrientsOf((nutrient) => food[nutrient]);
  return { foodCode: code, ownFoodId, name, category, serving, servingGrams, isDrink, source, ...figures };
}

/** One gram of a huge serving is still some of it: the stored part is never 0. */
const LEAST_SERVINGS = 0.0001;

/** Servings, and the grams they were entered as. */
export function amountOf(
  food: { servingGrams: number | null },
  { quantity, grams = null }: { quantity: number; grams?: number | null | undefined },
) {
  if (grams !== null && !canBeWeighed(food)) {
    throw new Problem('invalid-input', { fields: { grams: NOT_WEIGHED } });
  }
  return { quantity: Math.max(LEAST_SERVINGS, servingsOf(food, { quantity, grams })), grams };
}
