import { and, asc, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applications } from '../../pens/table.ts';

const given = (name: string) => sql.placeholder(name);

const selectNewest = statement('applications-newest', (db) =>
  db
    .select()
    .from(applications)
    .where(eq(applications.userId, given('owner')))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(given('limit')),
);

export function newestApplications(db: Db, owner: string, limit: number): Promise<ApplicationRow[]> {
  return selectNewest(db, { owner, limit });
}

const selectFirst = statement('applications-first', (db) =>
  db
    .select({ appliedAt: applications.appliedAt })
    .from(applications)
    .where(eq(applications.userId, given('owner')))
    .orderBy(asc(applications.appliedAt))
    .limit(1),
);

export async function findFirstApplicationAt(db: Db, owner: string): Promise<Date | null> {
  return (await selectFirst(db, { owner }))[0]?.appliedAt ?? null;
}

/** A dose as the past knows it. */
export interface PastDose {
  at: Date;
  mg: number;
  catalogId: string | null;
  medicationName: string;
}

/** Weekly doses of sixteen weeks, or daily ones of sixteen days: of an older one less than a thousandth is left. */
const DOSES_THAT_COUNT = 16;

const selectDosesBefore = statement('doses-before', (db) =>
  db
    .select({ doses: sql<[string, number, string | null, string][] | null>`before.doses` })
    .from(
      sql`unnest(${given('moments')}::timestamptz[]) with ordinality as moment(at, place)
      cross join lateral (
        select json_agg(json_build_array(applied_at, dose_mg, catalog_id, medication_name) order by applied_at) as doses
        from (
          select * from ${applications}
          where user_id = ${given('owner')} and applied_at <= moment.at
          order by applied_at desc limit ${sql.raw(String(DOSES_THAT_COUNT))}
        ) recent
      ) before`,
    )
    .orderBy(sql`moment.place`),
);

/** For each moment the doses before it that may still count, oldest first: a bounded look, however long the history. */
export async function dosesBefore(db: Db, owner: string, moments: readonly Date[]): Promise<PastDose[][]> {
  if (moments.length === 0) return [];
  const rows = await selectDosesBefore(db, { owner, moments: moments.map((moment) => moment.toISOString()) });
  return rows.map(({ doses }) =>
    (doses ?? []).map(([at, mg, catalogId, medicationName]) => ({
      at: new Date(at),
      mg,
      catalogId,
      medicationName,
    })),
  );
}

const selectDosesFrom = statement('doses-from', (db) => {
  const isOwn = eq(applications.userId, given('owner'));
  const inUse = db
    .select({ at: sql`max(${applications.appliedAt})` })
    .from(applications)
    .where(and(isOwn, lte(applications.appliedAt, given('from'))));
  return db
    .select({
      at: applications.appliedAt,
      mg: applications.doseMg,
      catalogId: applications.catalogId,
      medicationName: applications.medicationName,
    })
    .from(applications)
    .where(and(isOwn, gte(applications.appliedAt, sql`coalesce((${inUse}), '-infinity')`)))
    .orderBy(applications.appliedAt);
});

/** Every dose from the one in use at that moment on, oldest first. */
export function dosesFrom(db: Db, owner: string, from: Date): Promise<PastDose[]> {
  return selectDosesFrom(db, { owner, from });
}
