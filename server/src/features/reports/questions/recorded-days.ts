import { type Day } from '@leveza/domain/time/days.ts';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { skippedDoses } from '../../applications/table.ts';
import { measurements } from '../../measurements/table.ts';
import { drinks, mealFoods, meals, wellbeingDays } from '../../nutrition/table.ts';
import { applications } from '../../pens/table.ts';
import { planDoses } from '../../plans/table.ts';
import { sideEffects } from '../../side-effects/table.ts';
import { users } from '../../auth/table.ts';
import { uses } from '../../usage/table.ts';
import { OFFSETS, offsetsOf, stretchTable } from '../offsets.ts';
import type { Span } from '../span.ts';

const selectDays = statement(
  'report-days',
  { owner: 'uuid', from: 'instant', to: 'instant', zone: 'text', ...OFFSETS },
  ($) => ({
    name: users.name,
    createdOn: sql<Day>`(${users.createdAt} at time zone ${$.zone}::text)::date::text`,
    recordedDays: sql<number>`recorded.days::int`,
    firstOn: sql<Day | null>`recorded.first::text`,
    lastOn: sql<Day | null>`recorded.last::text`,
  }),
  (db, $, row) => {
    const within = (column: string) =>
      sql`where user_id = ${$.owner} and ${sql.identifier(column)} >= stretch.since
        and ${sql.identifier(column)} < stretch.until`;
    const dayOf = (instant: SQLWrapper) => sql`(${instant}::timestamptz at time zone ${$.zone}::text)::date`;
    const onDays = sql`where user_id = ${$.owner} and day >= ${dayOf($.from)} and day < ${dayOf($.to)}`;
    // A taken dose is a use of a box; without a box, and where it was skipped, this row is its only record.
    const ofPlans = sql`where user_id = ${$.owner} and planned_day >= ${dayOf($.from)}
      and planned_day < ${dayOf($.to)} and use_id is null`;
    return db
      .select(row)
      .from(users)
      .innerJoin(
        sql`(select count(*) as days, min(day) as first, max(day) as last from (
          select (record.at at time zone stretch.shift)::date as day from ${stretchTable($)} cross join lateral (
            select applied_at as at from ${applications} ${within('applied_at')}
            union all select measured_at from ${measurements} ${within('measured_at')}
            union all select felt_at from ${sideEffects} ${within('felt_at')}
            union all select used_at from ${uses} ${within('used_at')} and deleted_at is null
            union all select planned_at from ${skippedDoses} ${within('planned_at')}
            union all select taken_at from ${planDoses} ${within('taken_at')}
              and planned_day is null and use_id is null) record
          union select planned_day from ${planDoses} ${ofPlans}
          union select day from ${meals} meal ${onDays} and deleted_at is null and exists (
            select from ${mealFoods} food where food.meal_id = meal.id and food.deleted_at is null)
          union select day from ${drinks} ${onDays}
          union select day from ${wellbeingDays} ${onDays}
            and coalesce(hunger, cravings, satiety, energy) is not null) each_day) recorded`,
        sql`true`,
      )
      .where(sql`${users.id} = ${$.owner}`);
  },
);

export interface Account {
  name: string;
  createdOn: Day;
  /** Days of the period with any record. */
  recordedDays: number;
  /** The first and the last of them. */
  firstOn: Day | null;
  lastOn: Day | null;
}

export function accountQuestion(span: Span): Question<Account> {
  return selectDays.question({ ...span, ...offsetsOf(span) }, ([row]) => row!); // the patient of the call
}
