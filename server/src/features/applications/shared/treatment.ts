import type { ApplicationSettings, NextDose as NextDoseReply } from '@leveza/contract/applications/doses.ts';
import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import type { NextDose } from '@leveza/domain/applications/next-dose.ts';
import { nextDose, spacingDays } from '@leveza/domain/applications/next-dose.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { knownProduct } from '../../pens/shared/catalog.ts';
import { findApplicationSettings } from '../../pens/shared/dose-settings.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { skippedDoses } from '../table.ts';
import { newestApplications } from './past-doses.ts';

const given = (name: string) => sql.placeholder(name);

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

export async function readTreatment({ db, owner, zone, now }: Call): Promise<Treatment> {
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
