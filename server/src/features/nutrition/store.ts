import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownKeptRow, type Kept } from '../../db/own-row.ts';
import { statement } from '../../db/statement.ts';
import { drinks, mealFoods, meals } from './table.ts';

export type MealRow = typeof meals.$inferSelect;
export type MealFoodRow = typeof mealFoods.$inferSelect;

/** A meal beside one of its foods; null for a meal without any. */
export interface EatenRow {
  meal: MealRow | null;
  eaten: MealFoodRow | null;
}

const isEaten = and(eq(mealFoods.mealId, meals.id), isNull(mealFoods.deletedAt));
const inOrder = [meals.day, meals.time, meals.createdAt, meals.id, mealFoods.position, mealFoods.id];

const selectMeals = statement(
  'meals-of-days',
  { owner: 'uuid', from: 'text', to: 'text' },
  { meal: meals, eaten: mealFoods },
  (db, $, row) =>
    db
      .select(row)
      .from(meals)
      .leftJoin(mealFoods, isEaten)
      .where(
        and(
          eq(meals.userId, $.owner),
          gte(meals.day, sql`${$.from}::date`),
          lte(meals.day, sql`${$.to}::date`),
          isNull(meals.deletedAt),
        ),
      )
      .orderBy(...inOrder),
);

/** The meals of the days from one to another, with their foods. */
export const mealsQuestion = (owner: string, from: Day, to: Day) =>
  selectMeals.question({ owner, from, to }, (rows): EatenRow[] => rows);

const selectMealsById = statement(
  'meals-by-id',
  { owner: 'uuid', ids: 'uuid[]' },
  { meal: meals, eaten: mealFoods },
  (db, $, row) =>
    db
      .select(row)
      .from(meals)
      .leftJoin(mealFoods, isEaten)
      .where(and(eq(meals.userId, $.owner), sql`${meals.id} = any(${$.ids}::uuid[])`))
      .orderBy(...inOrder),
);

export const mealsByIdQuestion = (owner: string, ids: readonly string[]) =>
  selectMealsById.question({ owner, ids }, (rows): EatenRow[] => rows);

export async function findMeal(db: Db, owner: string, id: string, kept?: Kept): Promise<MealRow> {
  return ownKeptRow(
    await db
      .select()
      .from(meals)
      .where(isOwn(meals, owner, id)),
    kept,
  );
}

/** Holds a meal until the change is over, so that those after it count its foods. */
export async function lockMeal(tx: Db, owner: string, id: string): Promise<MealRow> {
  return ownKeptRow(
    await tx
      .select()
      .from(meals)
      .where(isOwn(meals, owner, id))
      .for('no key update'),
  );
}

export const isOwnEntry = (owner: string, mealId: string, id: string) =>
  and(eq(mealFoods.userId, owner), eq(mealFoods.mealId, mealId), eq(mealFoods.id, id));

const selectDrinks = statement(
  'drinks-of-days',
  { owner: 'uuid', from: 'text', to: 'text' },
  { id: drinks.id, day: drinks.day, ml: drinks.ml, drink: drinks.drink, createdAt: drinks.createdAt },
  (db, $, row) =>
    db
      .select(row)
      .from(drinks)
      .where(
        and(
          eq(drinks.userId, $.owner),
          gte(drinks.day, sql`${$.from}::date`),
          lte(drinks.day, sql`${$.to}::date`),
        ),
      )
      .orderBy(drinks.day, drinks.createdAt, drinks.id),
);

export const drinksQuestion = (owner: string, from: Day, to: Day) =>
  selectDrinks.question({ owner, from, to }, (rows) => rows);
export type DrinkRow = Awaited<ReturnType<typeof selectDrinks>>[number];
