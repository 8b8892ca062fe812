import { and, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import type { KnownFood } from './shipped-foods.ts';
import { ownFoods, recipeIngredients } from './table.ts';

export type OwnFoodRow = typeof ownFoods.$inferSelect;
export type IngredientRow = typeof recipeIngredients.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isOwnFood = (owner: string, id: string) =>
  // A shipped food's code is no uuid, and PostgreSQL refuses to compare it with one.
  and(eq(ownFoods.userId, owner), UUID.test(id) ? eq(ownFoods.id, id) : isNull(ownFoods.id));

export const knownFood = ({ id, ...row }: OwnFoodRow): KnownFood => ({ ...row, code: null, ownFoodId: id });

/** Those of these ids that are the patient's own and in the list. */
export async function findOwnFoods(db: Db, owner: string, ids: readonly string[]): Promise<KnownFood[]> {
  const possible = ids.filter((id) => UUID.test(id));
  if (possible.length === 0) return [];
  const rows = await db
    .select()
    .from(ownFoods)
    .where(and(eq(ownFoods.userId, owner), inArray(ownFoods.id, possible), isNull(ownFoods.deletedAt)));
  return rows.map(knownFood);
}

const selectOwnFoods = statement('own-foods', { owner: 'uuid' }, getTableColumns(ownFoods), (db, $, row) =>
  db
    .select(row)
    .from(ownFoods)
    .where(and(eq(ownFoods.userId, $.owner), isNull(ownFoods.deletedAt)))
    .orderBy(ownFoods.name, ownFoods.id),
);

export const ownFoodsQuestion = (owner: string) => selectOwnFoods.question({ owner }, (rows) => rows);

const selectIngredients = statement(
  'recipe-ingredients',
  { owner: 'uuid' },
  getTableColumns(recipeIngredients),
  (db, $, row) =>
    db
      .select(row)
      .from(recipeIngredients)
      .where(eq(recipeIngredients.userId, $.owner))
      .orderBy(recipeIngredients.recipeId, recipeIngredients.position),
);

export const ingredientsQuestion = (owner: string) => selectIngredients.question({ owner }, (rows) => rows);
