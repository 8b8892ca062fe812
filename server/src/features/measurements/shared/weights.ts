import { evenMoments, spreadPoints } from '@leveza/domain/dashboard/eight-points.ts';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { measurements } from '../table.ts';

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

const selectFirstWeight = statement('weights-first', (db) =>
  db
    .select({ at: measurements.measuredAt })
    .from(measurements)
    .where(and(eq(measurements.userId, given('owner')), isNotNull(measurements.weight)))
    .orderBy(measurements.measuredAt)
    .limit(1),
);

const selectAround = statement('weights-around', (db) => {
  const near = (side: SQL) => sql`
    (select id, measured_at, weight_kg from ${measurements}
      where user_id = ${given('owner')} and weight_kg is not null and measured_at ${side} limit ${given('most')})`;
  return db
    .selectDistinctOn([sql`near.id`], {
      at: sql<string>`near.measured_at`,
      weight: sql<string>`near.weight_kg`,
    })
    .from(
      sql`unnest(${given('moments')}::timestamptz[]) as moment(at) cross join lateral (
        ${near(sql`<= moment.at order by measured_at desc`)}
        union all
        ${near(sql`> moment.at order by measured_at`)}) near`,
    );
});

/** So many weights, evenly through all that were recorded: a bounded look around each moment, however many there are. */
export async function spreadWeights(db: Db, owner: string, most: number): Promise<Weighing[]> {
  const newest = await newestWeights(db, owner, most + 1);
  if (newest.length <= most) return newest.toReversed();
  const [first] = await selectFirstWeight(db, { owner });
  const moments = evenMoments(first!.at, newest[0]!.at, most).map((moment) => moment.toISOString());
  const around = await selectAround(db, { owner, moments, most });
  return spreadPoints(
    around.map(({ at, weight }) => ({ at: new Date(at), weight: Number(weight) })),
    most,
  );
}
