import type { DoseRun } from '@leveza/domain/measurements/dose-stretches.ts';
import { IN_USE_DAYS } from '@leveza/domain/measurements/dose-stretches.ts';
import { and, desc, eq, gte, lte, sql, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applications } from '../../pens/table.ts';

const selectNewest = statement(
  'applications-newest',
  { owner: 'uuid', limit: 'int' },
  getTableColumns(applications),
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(eq(applications.userId, $.owner))
      .orderBy(desc(applications.appliedAt), desc(applications.id))
      .limit($.limit),
);

export function newestApplications(db: Db, owner: string, limit: number): Promise<ApplicationRow[]> {
  return selectNewest(db, { owner, limit });
}

/** The newest first. */
export function newestApplicationsQuestion(owner: string, limit: number): Question<ApplicationRow[]> {
  return selectNewest.question({ owner, limit }, (rows) => rows);
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

const selectDosesBefore = statement(
  'doses-before',
  { moments: 'instant[]', owner: 'uuid' },
  { doses: sql<[string, number, string | null, string][] | null>`before.doses` },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`unnest(${$.moments}::timestamptz[]) with ordinality as moment(at, place)
      cross join lateral (
        select json_agg(json_build_array(applied_at, dose_mg, catalog_id, medication_name) order by applied_at) as doses
        from (
          select * from ${applications}
          where user_id = ${$.owner} and applied_at <= moment.at
          order by applied_at desc limit ${sql.raw(String(DOSES_THAT_COUNT))}
        ) recent
      ) before`,
      )
      .orderBy(sql`moment.place`),
);

/** For each moment the doses before it that may still count, oldest first: a bounded look, however long the history. */
export async function dosesBefore(db: Db, owner: string, moments: readonly Date[]): Promise<PastDose[][]> {
  if (moments.length === 0) return [];
  const rows = await selectDosesBefore(db, { owner, moments });
  return rows.map(({ doses }) =>
    (doses ?? []).map(([at, mg, catalogId, medicationName]) => ({
      at: new Date(at),
      mg,
      catalogId,
      medicationName,
    })),
  );
}

const selectDosesFrom = statement(
  'doses-from',
  { owner: 'uuid', from: 'instant' },
  {
    at: applications.appliedAt,
    mg: applications.doseMg,
    catalogId: applications.catalogId,
    medicationName: applications.medicationName,
  },
  (db, $, row) => {
    const isOwn = eq(applications.userId, $.owner);
    const inUse = db
      .select({ at: sql`max(${applications.appliedAt})` })
      .from(applications)
      .where(and(isOwn, lte(applications.appliedAt, $.from)));
    return db
      .select(row)
      .from(applications)
      .where(and(isOwn, gte(applications.appliedAt, sql`coalesce((${inUse}), '-infinity')`)))
      .orderBy(applications.appliedAt);
  },
);

/** Every dose from the one in use at that moment on, oldest first. */
export function dosesFrom(db: Db, owner: string, from: Date): Promise<PastDose[]> {
  return selectDosesFrom(db, { owner, from });
}

const selectRunsFrom = statement(
  'dose-runs-from',
  { owner: 'uuid', from: 'instant', pauseDays: 'int' },
  {
    from: sql<string>`min(run.at)`,
    to: sql<string>`max(run.at)`,
    mg: sql<number>`run.mg::float8`,
    medicationName: sql<string>`run.name`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select at, mg, name, count(*) filter (where is_start) over (order by at, id) as number from (
        select applied_at as at, id, dose_mg as mg, medication_name as name,
          (dose_mg, medication_name) is distinct from (lag(dose_mg) over before, lag(medication_name) over before)
            or applied_at - lag(applied_at) over before >= make_interval(days => ${$.pauseDays}) as is_start
        from ${applications}
        where user_id = ${$.owner} and applied_at >= coalesce(
          (select max(applied_at) from ${applications} where user_id = ${$.owner} and applied_at <= ${$.from}::timestamptz),
          '-infinity')
        window before as (order by applied_at, id)) dose) run`,
      )
      .groupBy(sql`run.number, run.mg, run.name`)
      .orderBy(sql`1`),
);

/** From the dose in use at that moment on, the same dose again and again as one run: few, however many doses. */
export function doseRunsQuestion(owner: string, moment: Date): Question<DoseRun[]> {
  return selectRunsFrom.question({ owner, from: moment, pauseDays: IN_USE_DAYS }, (rows) =>
    rows.map(({ from, to, ...run }) => ({ ...run, from: new Date(from), to: new Date(to) })),
  );
}
