import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { measurements } from './table.ts';

const given = (name: string) => sql.placeholder(name);

const selectWeights = statement('weights-newest', (db) =>
  db
    .select({ at: measurements.measuredAt, weight: measurements.weight })
    .from(measurements)
    .where(and(eq(measurements.userId, given('owner')), isNotNull(measurements.weight)))
    .orderBy(desc(measurements.measuredAt), desc(measurements.id))
    .limit(given('limit')),
);

export interface Weighing {
  at: Date;
  weight: number;
}

/** The newest weights first. */
export async function newestWeights(db: Db, owner: string, limit: number): Promise<Weighing[]> {
  const rows = await selectWeights(db, { owner, limit });
  return rows.map(({ at, weight }) => ({ at, weight: weight! }));
}

export async function findLatestWeight(db: Db, owner: string): Promise<number | null> {
  return (await newestWeights(db, owner, 1))[0]?.weight ?? null;
}

/**
 * Weights evenly through all that were recorded: the first, the last and those nearest to the moments between them.
 * Each is one look into an index, however many there are.
 */
export async function spreadWeights(db: Db, owner: string, most: number): Promise<Weighing[]> {
  const { rows } = await db.execute<{ at: string; weight: string }>(sql`
    with ends as (
      select min(measured_at) as first, max(measured_at) as last
      from measurements where user_id = ${owner} and weight_kg is not null)
    select distinct on (found.at) found.at, found.weight
    from ends, generate_series(0, ${most - 1}::int) n
    cross join lateral (
      select measured_at as at, weight_kg as weight from measurements
      where user_id = ${owner} and weight_kg is not null
        and measured_at <= ends.first + (ends.last - ends.first) * (n::float8 / ${Math.max(1, most - 1)}::float8)
      order by measured_at desc limit 1
    ) found
    order by found.at`);
  return rows.map(({ at, weight }) => ({ at: new Date(at), weight: Number(weight) }));
}
