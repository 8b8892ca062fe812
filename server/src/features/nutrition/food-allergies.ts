import { foodAllergy } from '@leveza/domain/nutrition/allergies.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { type Question, statement } from '../../db/statement.ts';
import { profiles } from '../profile/table.ts';
import { recipeIngredients } from './table.ts';

/** The sentence about an allergy of the patient that a food may hold, by its name and by those of its ingredients. */
export type AllergyOf = (food: { name: string; ownFoodId: string | null }) => string | null;

const selectAllergies = statement(
  'nutrition-allergies',
  { owner: 'uuid' },
  {
    allergies: profiles.allergies,
    recipeId: recipeIngredients.recipeId,
    name: recipeIngredients.name,
    ownFoodId: recipeIngredients.ownFoodId,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(profiles)
      .leftJoin(
        recipeIngredients,
        and(eq(recipeIngredients.userId, profiles.userId), isNotNull(profiles.allergies)),
      )
      .where(eq(profiles.userId, $.owner)),
);

type Part = Awaited<ReturnType<typeof selectAllergies>>[number];

/** The allergies of the profile, which mark foods and recipes. */
export const allergiesQuestion = (owner: string): Question<AllergyOf> =>
  selectAllergies.question({ owner }, (rows) => {
    const allergies = rows[0]?.allergies ?? null;
    const parts = Map.groupBy(rows, ({ recipeId }) => recipeId);
    return ({ name, ownFoodId }) =>
      foodAllergy({ name, ingredients: namesInside(ownFoodId, parts).join(' ') }, allergies);
  });

/** A recipe may stand in another one; `seen` ends a circle of them. */
function namesInside(
  ownFoodId: string | null,
  parts: ReadonlyMap<string | null, Part[]>,
  seen = new Set<string>(),
): string[] {
  if (ownFoodId === null || seen.has(ownFoodId)) return [];
  seen.add(ownFoodId);
  return (parts.get(ownFoodId) ?? []).flatMap((part) => [
    part.name ?? '',
    ...namesInside(part.ownFoodId, parts, seen),
  ]);
}
