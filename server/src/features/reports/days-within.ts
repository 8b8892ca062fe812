import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { skippedDoses } from '../applications/table.ts';
import { measurements } from '../measurements/table.ts';
import { drinks, mealFoods, meals, wellbeingDays } from '../nutrition/table.ts';
import { applications } from '../pens/table.ts';
import { planDoses } from '../plans/table.ts';
import { sideEffects } from '../side-effects/table.ts';
import { uses } from '../usage/table.ts';

/**
 * Days with any record in a `stretch` of the outer query (`since`, `until`), some of them several times. A table that is
 * named here needs the triggers of `forget_months`, or a kept month would not follow it.
 */
export function daysWithin(owner: SQLWrapper, zone: SQL): SQL {
  const within = (column: string) =>
    sql`where user_id = ${owner} and ${sql.identifier(column)} >= stretch.since
      and ${sql.identifier(column)} < stretch.until`;
  const onDays = (column: string) =>
    sql`where user_id = ${owner} and ${sql.identifier(column)} >= (stretch.since at time zone ${zone})::date
      and ${sql.identifier(column)} < (stretch.until at time zone ${zone})::date`;
  // A taken dose is a use of a box; without a box, and where it was skipped, its own row is its only record.
  return sql`select (record.at at time zone ${zone})::date as day from (
      select applied_at as at from ${applications} ${within('applied_at')}
      union all select measured_at from ${measurements} ${within('measured_at')}
      union all select felt_at from ${sideEffects} ${within('felt_at')}
      union all select used_at from ${uses} ${within('used_at')} and deleted_at is null
      union all select planned_at from ${skippedDoses} ${within('planned_at')}
      union all select taken_at from ${planDoses} ${within('taken_at')}
        and planned_day is null and use_id is null) record
    union all select planned_day from ${planDoses} ${onDays('planned_day')} and use_id is null
    union all select day from ${meals} meal ${onDays('day')} and deleted_at is null and exists (
      select from ${mealFoods} food where food.meal_id = meal.id and food.deleted_at is null)
    union all select day from ${drinks} ${onDays('day')}
    union all select day from ${wellbeingDays} ${onDays('day')}
      and coalesce(hunger, cravings, satiety, energy) is not null`;
}
