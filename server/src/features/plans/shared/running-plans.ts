import { sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { dosageOf } from '../reply.ts';
import { plans, planVersions } from '../table.ts';

const version = (column: string) => sql.raw(`version.${column}`);

/** Plans of tablets and supplements that go on, as they are today; those of injections are the treatment itself. */
const selectRunning = statement(
  'plans-running',
  { owner: 'uuid', today: 'text' },
  {
    name: sql<string>`${version('name')}`,
    medicationType: sql<string>`${version('medication_type')}`,
    productId: sql<string | null>`${version('product_id')}`,
    dose: sql<number>`${version('dose')}::float8`,
    doseUnit: sql<Parameters<typeof dosageOf>[0]['doseUnit']>`${version('dose_unit')}`,
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
        sql`plan.user_id = ${$.owner} and plan.deleted_at is null and plan.ended_at is null
          and version.medication_type <> 'glp1' and version.start_date <= ${$.today}::date
          and (version.end_date is null or version.end_date >= ${$.today}::date)`,
      )
      .orderBy(sql`version.name, plan.created_at`),
);

export interface RunningPlan {
  name: string;
  kind: 'medication' | 'supplement';
  dosage: string;
  productId: string | null;
}

export function runningPlansQuestion(owner: string, today: string): Question<RunningPlan[]> {
  return selectRunning.question({ owner, today }, (rows) =>
    rows.map(({ name, medicationType, productId, dose, doseUnit }) => ({
      name,
      kind: medicationType === 'oral_medication' ? 'medication' : 'supplement',
      dosage: dosageOf({ dose, doseUnit }),
      productId,
    })),
  );
}
