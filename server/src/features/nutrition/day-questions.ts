import type { EatenMeal } from '@leveza/domain/nutrition/usual-meals.ts';
import { USUAL_DAYS } from '@leveza/domain/nutrition/usual-meals.ts';
import { type Day, addDays } from '@leveza/domain/time/days.ts';
import { and, between, eq, gte, isNull, sql } from 'drizzle-orm';
import { type Question, statement } from '../../db/statement.ts';
import { sideEffects } from '../side-effects/table.ts';
import { drinks, mealFoods, meals } from './table.ts';

const selectEffects = statement(
  'nutrition-effects',
  { owner: 'uuid', from: 'instant' },
  { effectType: sideEffects.effectType, intensity: sideEffects.intensity, feltAt: sideEffects.feltAt },
  (db, $, row) =>
    db
      .select(row)
      .from(sideEffects)
      .where(and(eq(sideEffects.userId, $.owner), gte(sideEffects.feltAt, $.from)))
      .orderBy(sideEffects.feltAt, sideEffects.id),
);

/** Effects felt since then, oldest first. */
export const effectsQuestion = (owner: string, from: Date) =>
  selectEffects.question({ owner, from }, (rows) => rows);

const selectUsual = statement(
  'meals-signed',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    id: meals.id,
    day: meals.day,
    time: meals.time,
    // Written out, because a statement of one table leaves its name away.
    signature: sql<string>`coalesce((select string_agg(part, '|' order by part) from (
      select coalesce(eaten.food_code, eaten.own_food_id::text, eaten.name) || ' ' || eaten.quantity as part
      from ${mealFoods} eaten where eaten.meal_id = meals.id and eaten.deleted_at is null) parts), '')`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(meals)
      .where(
        and(
          eq(meals.userId, $.owner),
          // Both ends are written: with one alone PostgreSQL expects a third of all meals.
          between(meals.day, sql`${$.from}::date`, sql`${$.to}::date`),
          isNull(meals.deletedAt),
        ),
      ),
);

/** The meals of the last weeks, each with its foods and amounts as one text. */
export const signedMealsQuestion = (owner: string, today: Day): Question<EatenMeal[]> =>
  selectUsual.question({ owner, from: addDays(today, -USUAL_DAYS), to: today }, (rows) => rows);

const selectInUse = statement(
  'nutrition-in-use',
  { owner: 'uuid' },
  ($) => ({
    isInUse: sql<boolean>`exists (select 1 from ${meals} where user_id = ${$.owner} and deleted_at is null)
      or exists (select 1 from ${drinks} where user_id = ${$.owner})`,
  }),
  (db, _, row) => db.select(row).from(sql`(select 1) one`),
);

/** Whether the patient ever recorded a meal or a drink. */
export const inUseQuestion = (owner: string): Question<boolean> =>
  selectInUse.question({ owner }, ([row]) => row!.isInUse);

const selectFoodsEaten = statement(
  'foods-eaten',
  { owner: 'uuid', from: 'text', to: 'text' },
  { name: mealFoods.name, category: mealFoods.category, day: meals.day, time: meals.time },
  (db, $, row) =>
    db
      .select(row)
      .from(meals)
      .innerJoin(mealFoods, and(eq(mealFoods.mealId, meals.id), isNull(mealFoods.deletedAt)))
      .where(
        and(
          eq(meals.userId, $.owner),
          // Both ends are written: with one alone PostgreSQL expects a third of all meals.
          between(meals.day, sql`${$.from}::date`, sql`${$.to}::date`),
          isNull(meals.deletedAt),
        ),
      )
      .orderBy(meals.day, meals.time, mealFoods.id),
);

export const foodsEatenQuestion = (owner: string, from: Day, to: Day) =>
  selectFoodsEaten.question({ owner, from, to }, (rows) => rows);
