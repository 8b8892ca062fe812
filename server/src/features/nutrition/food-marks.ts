import { USUAL_DAYS } from '@leveza/domain/nutrition/usual-meals.ts';
import { type Day, addDays } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { type Question, statement } from '../../db/statement.ts';
import { favouriteFoods, mealFoods, meals } from './table.ts';

/** Marks of a food by the patient's records. */
export interface FoodMarks {
  isFavourite: boolean;
  daysEaten: number;
  lastEatenOn: Day | null;
}

/** By a shipped food's code or the id of an own one. */
export type MarksByFood = ReadonlyMap<string, FoodMarks>;

const key = sql`coalesce(food_code, own_food_id::text)`;

const selectMarks = statement(
  'food-marks',
  { owner: 'uuid', from: 'text', to: 'text' },
  {
    food: sql<string>`marks.food`,
    isFavourite: sql<boolean>`bool_or(marks.is_favourite)`,
    daysEaten: sql<number>`count(distinct marks.day)::int`,
    lastEatenOn: sql<string | null>`max(marks.day)::text`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select ${key} as food, true as is_favourite, null::date as day
          from ${favouriteFoods} where user_id = ${$.owner}
        union all
        select coalesce(eaten.food_code, eaten.own_food_id::text), false, meal.day
          from ${meals} meal join ${mealFoods} eaten on eaten.meal_id = meal.id
          where meal.user_id = ${$.owner} and meal.day between ${$.from}::date and ${$.to}::date
            and meal.deleted_at is null and eaten.deleted_at is null) marks`,
      )
      .where(sql`marks.food is not null`)
      .groupBy(sql`marks.food`),
);

/**
 * Favourites, and what was eaten in the last weeks. Both ends of the span are written: with one alone PostgreSQL expects
 * a third of all meals and reads the foods of every patient.
 */
export function foodMarksQuestion(owner: string, today: Day): Question<MarksByFood> {
  return selectMarks.question(
    { owner, from: addDays(today, -USUAL_DAYS), to: today },
    (rows) => new Map(rows.map(({ food, ...marks }) => [food, marks])),
  );
}
