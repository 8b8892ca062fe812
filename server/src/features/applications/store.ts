import type { Application } from '@leveza/contract/applications/applications.ts';
import type { ApplicationSettings, NextDose as NextDoseReply } from '@leveza/contract/applications/doses.ts';
import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import type { NextDose } from '@leveza/domain/applications/next-dose.ts';
import { nextDose, spacingDays } from '@leveza/domain/applications/next-dose.ts';
import { DEFAULT_LEAD_DAYS } from '@leveza/domain/pens/supply.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, desc, eq, gt, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { knownProduct } from '../pens/store.ts';
import { findZone } from '../profile/store.ts';
import { applicationSettings, applications, skippedDoses } from './table.ts';

export type ApplicationRow = InferSelectModel<typeof applications>;

const given = (name: string) => sql.placeholder(name);

const selectSettings = statement('application-settings', (db) =>
  db
    .select()
    .from(applicationSettings)
    .where(eq(applicationSettings.userId, given('owner'))),
);

export async function findApplicationSettings(db: Db, owner: string): Promise<ApplicationSettings> {
  const [row] = await selectSettings(db, { owner });
  return {
    intervalDays: row?.intervalDays ?? null,
    purchaseLeadDays: row?.purchaseLeadDays ?? DEFAULT_LEAD_DAYS,
  };
}

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

const selectSkips = statement('skips-after', (db) =>
  db
    .select()
    .from(skippedDoses)
    .where(and(eq(skippedDoses.userId, given('owner')), gt(skippedDoses.plannedAt, given('after')))),
);

/** The medicine in use, by the last dose applied, and what comes next. */
export interface Treatment {
  zone: string;
  last: ApplicationRow | null;
  product: Glp1Product | null;
  intervalDays: number | null;
  rule: Glp1Product['missedDose'];
  settings: ApplicationSettings;
  next: NextDose;
}

export async function readTreatment(db: Db, owner: string, now: Date): Promise<Treatment> {
  const zone = await findZone(db, owner);
  const settings = await findApplicationSettings(db, owner);
  const [last = null] = await newestApplications(db, owner, 1);
  const product = knownProduct(last?.catalogId);
  const rule = product?.missedDose ?? null;
  const wanted = intervalOf(product, settings);
  const intervalDays = wanted === null ? null : spacingDays(wanted, rule);
  const skips = last ? await selectSkips(db, { owner, after: last.appliedAt }) : [];
  const next = nextDose({
    lastAppliedAt: last?.appliedAt ?? null,
    intervalDays,
    rule,
    skippedPlans: skips.map(({ plannedAt }) => plannedAt),
    zone,
    now,
  });
  return { zone, last, product, intervalDays, rule, settings, next };
}

/** Of a prohibited product nothing is planned, whatever the patient chose. */
function intervalOf(product: Glp1Product | null, { intervalDays }: ApplicationSettings): number | null {
  if (product?.legalStatus === 'prohibited') return null;
  return intervalDays ?? product?.intervalDays ?? null;
}

/** The next dose as it travels. */
export function nextDoseReply({ next, intervalDays, rule }: Treatment): NextDoseReply {
  return {
    ...next,
    plannedAt: next.plannedAt?.toISOString() ?? null,
    applyUntil: next.applyUntil?.toISOString() ?? null,
    followingAt: next.followingAt?.toISOString() ?? null,
    earliestAt: next.earliestAt?.toISOString() ?? null,
    intervalDays,
    rule,
  };
}

/** An application as it travels. */
export function applicationReply({ appliedAt, site, ...row }: ApplicationRow): Application {
  return {
    ...row,
    molecule: knownProduct(row.catalogId)?.molecule ?? null,
    datetime: appliedAt.toISOString(),
    applicationSite: site,
  };
}
