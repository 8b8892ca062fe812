import { IN_USE_DAYS } from '@leveza/domain/applications/in-use.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, desc, eq, gte, lte, sql, getTableColumns } from 'drizzle-orm';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Db } from '../../../db/connection.ts';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applications } from '../../pens/table.ts';
import type { BeforeDose, LastTablet } from './before-dose.ts';
import { beginsTreatment } from './begins-treatment.ts';

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
export const DOSES_THAT_COUNT = 16;

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

const PAST_DOSE = sql.raw('id, applied_at, dose_mg, catalog_id, medication_name');

const selectDosesAround = statement(
  'doses-around',
  { owner: 'uuid', at: 'instant', except: 'uuid?' },
  {
    at: sql<string>`near.applied_at`,
    mg: sql<number>`near.dose_mg::float8`,
    catalogId: sql<string | null>`near.catalog_id`,
    medicationName: sql<string>`near.medication_name`,
  },
  (db, $, row) => {
    const own = sql`select ${PAST_DOSE} from ${applications}
      where user_id = ${$.owner} and id is distinct from ${$.except}::uuid`;
    return db
      .select(row)
      .from(
        sql`(
        (${own} and applied_at <= ${$.at}::timestamptz order by applied_at desc limit ${sql.raw(String(DOSES_THAT_COUNT))})
        union all
        (${own} and applied_at > ${$.at}::timestamptz order by applied_at limit 1)
      ) near`,
      )
      .orderBy(sql`near.applied_at`);
  },
);

export interface Neighbours {
  /** Those that may still count, oldest first. */
  before: PastDose[];
  /** The one after, where this one is entered late or changed. */
  next: PastDose | null;
  isNewest: boolean;
  /** The patient begins the treatment with this dose. */
  isFirstOfAll: boolean;
  /** A GLP-1 tablet that was taken since the dose before. */
  tablet: LastTablet | null;
}

/** `except` is the dose being changed, which is no neighbour of itself. */
export async function dosesAround(
  call: Call,
  { at, except = null }: { at: Date; except?: string | null },
  { lastTablet }: BeforeDose,
): Promise<Neighbours> {
  const { db, owner, zone } = call;
  const from = new Date(at.getTime() - IN_USE_DAYS * DAY_MS);
  const [doses, newest] = await askInOne(
    db,
    selectDosesAround.question({ owner, at, except }, (rows) =>
      rows.map((row) => ({ ...row, at: new Date(row.at) })),
    ),
    lastTablet({ owner, zone, from, to: at }),
  );
  const next = doses.find((dose) => dose.at > at) ?? null;
  const before = doses.filter((dose) => dose.at <= at);
  const isFirstOfAll = before.length === 0 && (await beginsTreatment(call, at));
  const last = before.at(-1);
  const tablet = newest && (!last || last.at < newest.at) ? newest : null;
  return { before, next, isNewest: next === null, isFirstOfAll, tablet };
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

const selectInUse = statement(
  'doses-in-use',
  { owner: 'uuid', moments: 'instant[]' },
  {
    doseMg: sql<number | null>`dose.dose_mg::float8`,
    medicationName: sql<string | null>`dose.medication_name`,
    at: sql<string | null>`dose.applied_at`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`unnest(${$.moments}::timestamptz[]) with ordinality as moment(at, place)
      left join lateral (
        select dose_mg, medication_name, applied_at from ${applications}
        where user_id = ${$.owner} and applied_at <= moment.at
          and applied_at > moment.at - interval '${sql.raw(String(IN_USE_DAYS))} days'
        order by applied_at desc, id desc limit 1) dose on true`,
      )
      .orderBy(sql`moment.place`),
);

export interface DoseInUse {
  medicationName: string;
  doseMg: number;
  /** When it was applied. */
  at: Date;
}

/** The dose in use at each moment: as many looks as moments, however long the history. */
export function dosesInUseQuestion(owner: string, moments: readonly Date[]): Question<(DoseInUse | null)[]> {
  return selectInUse.question({ owner, moments }, (rows) =>
    rows.map(({ doseMg, medicationName, at }) =>
      doseMg === null || medicationName === null || at === null
        ? null
        : { doseMg, medicationName, at: new Date(at) },
    ),
  );
}
