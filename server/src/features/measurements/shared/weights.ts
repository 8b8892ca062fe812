import { spreadPoints } from '@leveza/domain/dashboard/eight-points.ts';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { measurements } from '../table.ts';

const selectWeights = statement(
  'weights-newest',
  { owner: 'uuid', limit: 'int' },
  { at: measurements.measuredAt, weight: measurements.weight },
  (db, $, row) =>
    db
      .select(row)
      .from(measurements)
      .where(and(eq(measurements.userId, $.owner), isNotNull(measurements.weight)))
      .orderBy(desc(measurements.measuredAt), desc(measurements.id))
      .limit($.limit),
);

export interface Weighing {
  at: Date;
  weight: number;
}

/** The newest weights first. */
export function newestWeightsQuestion(owner: string, limit: number): Question<Weighing[]> {
  return selectWeights.question({ owner, limit }, (rows) =>
    rows.map(({ at, weight }) => ({ at, weight: weight! })),
  );
}

export const SPREAD_POINTS = 8;
// Written into the statement: PostgreSQL plans anew at every call while a limit is a parameter, and for longer than it
// takes to run it.
const most = sql.raw(String(SPREAD_POINTS));

const selectSpread = statement(
  'weights-spread',
  { owner: 'uuid' },
  {
    at: sql<string>`near.measured_at`,
    weight: sql<string>`near.weight_kg`,
  },
  (db, $, row) => {
    const weighed = sql`user_id = ${$.owner} and weight_kg is not null`;
    const near = (side: SQL) => sql`
    (select id, measured_at, weight_kg from ${measurements}
      where ${weighed} and measured_at ${side} limit ${most})`;
    return db
      .selectDistinctOn([sql`near.measured_at`, sql`near.id`], row)
      .from(
        sql`(select min(measured_at) as first, max(measured_at) as last from ${measurements} where ${weighed}) ends
      cross join generate_series(0, ${most} - 1) as place
      cross join lateral (
        select ends.first + (ends.last - ends.first) * place / (${most} - 1) as at) moment
      cross join lateral (
        ${near(sql`<= moment.at order by measured_at desc, id desc`)}
        union all
        ${near(sql`> moment.at order by measured_at, id`)}) near`,
      )
      .orderBy(sql`near.measured_at`, sql`near.id`);
  },
);

/**
 * Eight weights spread evenly over the whole history, the newest last: the look around each even moment is bounded,
 * however many there are.
 */
export function spreadWeightsQuestion(owner: string): Question<Weighing[]> {
  return selectSpread.question({ owner }, (around) =>
    spreadPoints(
      around.map(({ at, weight }) => ({ at: new Date(at), weight: Number(weight) })),
      SPREAD_POINTS,
    ),
  );
}
