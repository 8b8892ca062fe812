import type { ReportRows } from '@leveza/contract/reports/rows.ts';
import type { Period } from '@leveza/domain/reports/period.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { drinks, mealFoods, meals } from '../../nutrition/table.ts';
import { MOST_ROWS } from './most.ts';

const DAYS = { owner: 'uuid', from: 'text', to: 'text' } as const;

/** A portion of which no figure is known adds nothing; a sum of unknown ones is unknown. */
const sumOf = (nutrient: string) =>
  sql<number | null>`round(sum(food.${sql.raw(nutrient)} *
    case when food.grams is not null and food.serving_grams > 0 then food.grams / food.serving_grams
      else food.quantity end), 1)::float8`;

const selectMeals = statement(
  'report-rows-meals',
  DAYS,
  {
    id: sql<string>`meal.id`,
    day: sql<Day>`meal.day::text`,
    time: sql<string>`meal.time`,
    name: sql<string>`meal.name`,
    foods: sql<string>`string_agg(food.name, ', ' order by food.position, food.id)`,
    calories: sumOf('calories'),
    protein: sumOf('protein'),
    carbs: sumOf('carbs'),
    fat: sumOf('fat'),
    fiber: sumOf('fiber'),
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`${meals} meal join ${mealFoods} food on food.meal_id = meal.id and food.deleted_at is null
          and meal.user_id = ${$.owner} and meal.deleted_at is null
          and meal.day between ${$.from}::date and ${$.to}::date`,
      )
      .groupBy(sql`meal.id`)
      .orderBy(sql`meal.day desc, meal.time desc, meal.id`)
      .limit(MOST_ROWS),
);

/** Meals of the period that have foods, with the sums of their portions, newest first. */
export function mealRowsQuestion(owner: string, { from, to }: Period): Question<ReportRows['meals']> {
  return selectMeals.question({ owner, from, to }, (rows) => rows);
}

const selectDrinks = statement(
  'report-rows-drinks',
  DAYS,
  { day: sql<Day>`drunk.day::text`, ml: sql<number>`sum(drunk.ml)::int` },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select day, ml from ${drinks} where user_id = ${$.owner}
          and day between ${$.from}::date and ${$.to}::date) drunk`,
      )
      .groupBy(sql`drunk.day`)
      .orderBy(sql`drunk.day desc`)
      .limit(MOST_ROWS),
);

/** Drinks beside the meals, one row a day, newest first. */
export function drinkRowsQuestion(owner: string, { from, to }: Period): Question<ReportRows['drinks']> {
  return selectDrinks.question({ owner, from, to }, (rows) => rows);
}
