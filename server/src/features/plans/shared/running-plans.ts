import type { Named } from '@leveza/domain/catalog/substances-in.ts';
import { hasDoseAfter } from '@leveza/domain/plans/occurrences.ts';
import type { Rhythm } from '@leveza/domain/plans/how-often.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { products } from '../../catalog/table.ts';
import { planOfDoses } from '../plan-of-doses.ts';
import { dosageOf } from '../reply.ts';
import { findPlans, type WholePlan } from '../store.ts';
import { planPauses, plans, planVersions } from '../table.ts';

const version = (column: string) => sql.raw(`version.${column}`);

/** Plans of tablets and supplements that go on, as they are today; those of injections are the treatment itself. */
const selectRunning = statement(
  'plans-running',
  { owner: 'uuid', today: 'text' },
  ($) => ({
    planId: sql<string>`plan.id`,
    isCounted: sql<boolean>`${version('total_doses')} is not null and ${version('plan_type')} <> 'as_needed'`,
    name: sql<string>`${version('name')}`,
    // With the product's own name: a plan called 'Comprimido da manhã' may be of a Yasmin.
    ingredients: sql<string>`concat_ws(' ', product.active_ingredient, product.name, product.brand, ${version('brand')})`,
    medicationType: sql<string>`${version('medication_type')}`,
    productId: sql<string | null>`${version('product_id')}`,
    dose: sql<number>`${version('dose')}::float8`,
    doseUnit: sql<Parameters<typeof dosageOf>[0]['doseUnit']>`${version('dose_unit')}`,
    planType: sql<Rhythm['planType']>`${version('plan_type')}`,
    frequency: sql<Rhythm['frequency']>`${version('frequency')}`,
    timesPerDay: sql<number>`cardinality(${version('scheduled_times')})`,
    weekdays: sql<number>`cardinality(${version('days_of_week')})`,
    intervalDays: sql<number | null>`${version('interval_days')}::int`,
    daysOn: sql<number | null>`${version('days_on')}::int`,
    daysOff: sql<number | null>`${version('days_off')}::int`,
    mostPerDay: sql<number | null>`${version('most_per_day')}::int`,
    // By the end of today: one that ends in its course is no pause any more.
    isPaused: sql<boolean>`exists (select from ${planPauses} pause where pause.plan_id = plan.id
      and pause.paused_from < ${$.today}::text || 'T24:00'
      and (pause.paused_until is null or pause.paused_until > ${$.today}::text || 'T24:00'))`,
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`${plans} plan join lateral (
          select * from ${planVersions} said where said.plan_id = plan.id and said.from_day <= ${$.today}::date
          order by said.from_day desc limit 1) version on true
          left join ${products} product on product.id = version.product_id`,
      )
      .where(
        sql`plan.user_id = ${$.owner} and plan.deleted_at is null
          and (plan.ended_at is null or plan.ended_at > ${$.today}::text || 'T24:00')
          and version.medication_type <> 'glp1' and version.start_date <= ${$.today}::date
          and (version.end_date is null or version.end_date >= ${$.today}::date)`,
      )
      .orderBy(sql`version.name, plan.created_at`),
);

export interface RunningPlan {
  planId: string;
  /** A course of so many doses. */
  isCounted: boolean;
  name: string;
  ingredients: string;
  kind: 'medication' | 'supplement';
  dosage: string;
  productId: string | null;
  rhythm: Rhythm;
}

export function runningPlansQuestion(owner: string, today: string): Question<RunningPlan[]> {
  return selectRunning.question({ owner, today }, (rows) =>
    rows.map(
      ({ planId, isCounted, name, ingredients, medicationType, productId, dose, doseUnit, ...rhythm }) => ({
        planId,
        isCounted,
        name,
        ingredients,
        kind: medicationType === 'oral_medication' ? 'medication' : 'supplement',
        dosage: dosageOf({ dose, doseUnit }),
        productId,
        rhythm,
      }),
    ),
  );
}

/** Medicines at home and those that only a plan names; a plan of a box at home is the same medicine under one name. */
export function medicinesOf(
  boxes: readonly (Named & { productId: string })[],
  running: readonly RunningPlan[],
): Named[] {
  const atHome = new Set<string | null>(boxes.map(({ productId }) => productId));
  return [...boxes, ...running.filter(({ productId }) => !atHome.has(productId))];
}

/** The last dose of a course ends it, and no column says when: it goes on while a dose is to come or it is paused. */
export async function withoutOver(
  call: Call,
  running: RunningPlan[],
  /** The plans of the shelf, where the caller asked already. */
  shelf?: readonly WholePlan[],
): Promise<RunningPlan[]> {
  if (!running.some(({ isCounted }) => isCounted)) return running;
  const yesterday = addDays(dayIn(call.zone, call.now), -1);
  const known = shelf ?? (await findPlans(call.db, call.owner));
  const over = new Set(known.filter((plan) => isOver(plan, yesterday)).map(({ id }) => id));
  return running.filter(({ planId, isCounted }) => !isCounted || !over.has(planId));
}

/** Nothing of the plan is to come after a day, and nothing of it waits. */
export function isOver(plan: WholePlan, day: Day): boolean {
  const isPaused = plan.endedAt === null && plan.pauses.some(({ pausedUntil }) => pausedUntil === null);
  return !isPaused && !hasDoseAfter(planOfDoses(plan), day);
}
