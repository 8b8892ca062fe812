import type { Pace } from '@leveza/domain/inventory/pace.ts';
import { type PacedPlan, plannedPaces } from '@leveza/domain/plans/planned-paces.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { sql } from 'drizzle-orm';
import { ask, type Question, statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { clockNow } from '../clock.ts';
import { planPauses, plans, planVersions } from '../table.ts';

/** Plans in force that draw on a product; those as needed have no pace, and injections come out of pens. */
const selectPaced = statement(
  'plans-paced',
  { owner: 'uuid', clock: 'text', today: 'text' },
  {
    productId: sql<string>`version.product_id`,
    quantityPerDose: sql<number>`version.quantity_per_dose::float8`,
    frequency: sql<PacedPlan['frequency']>`version.frequency`,
    timesPerDay: sql<number>`cardinality(version.scheduled_times)`,
    weekdays: sql<number>`cardinality(version.days_of_week)`,
    intervalDays: sql<number | null>`version.interval_days`,
    daysOn: sql<number | null>`version.days_on`,
    daysOff: sql<number | null>`version.days_off`,
    startDate: sql<string>`version.start_date::text`,
    totalDoses: sql<number | null>`version.total_doses`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`${plans} plan join lateral (
          select * from ${planVersions} said where said.plan_id = plan.id and said.from_day <= ${$.today}::date
          order by said.from_day desc limit 1) version on true`,
      )
      .where(
        sql`plan.user_id = ${$.owner} and plan.deleted_at is null
          and (plan.ended_at is null or plan.ended_at > ${$.clock})
          and version.product_id is not null and version.medication_type <> 'glp1'
          and version.plan_type <> 'as_needed' and version.start_date <= ${$.today}::date
          and (version.end_date is null or version.end_date >= ${$.today}::date)
          and not exists (select from ${planPauses} pause where pause.plan_id = plan.id
            and pause.paused_from <= ${$.clock} and (pause.paused_until is null or pause.paused_until > ${$.clock}))`,
      ),
);

/** How the plans in force take each product. */
export function plannedPacesQuestion(call: Call): Question<Map<string, Pace>> {
  const today = dayIn(call.zone, call.now);
  return selectPaced.question({ owner: call.owner, clock: clockNow(call), today }, (rows) =>
    plannedPaces(rows, today),
  );
}

/** The same of one product, for a change of its stock. */
export async function plannedPace(call: Call, productId: string): Promise<Pace | null> {
  return (await ask(call.db, plannedPacesQuestion(call))).get(productId) ?? null;
}
