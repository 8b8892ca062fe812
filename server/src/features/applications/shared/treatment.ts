import type { ApplicationSettings, NextDose as NextDoseReply } from '@leveza/contract/applications/doses.ts';
import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import type { NextDose } from '@leveza/domain/applications/next-dose.ts';
import { nextDose, spacingDays } from '@leveza/domain/applications/next-dose.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { ask, statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { knownProduct } from '../../pens/shared/catalog.ts';
import { settingsOf } from '../../pens/shared/dose-settings.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applicationSettings, applications } from '../../pens/table.ts';
import { profiles } from '../../profile/table.ts';
import { users } from '../../auth/table.ts';
import { skippedDoses } from '../table.ts';

const newestId = ($: Places<'owner'>) => sql`(select id from ${applications} newest
  where newest.user_id = ${$.owner} order by newest.applied_at desc, newest.id desc limit 1)`;

/** All data of the treatment in one row and one statement. */
const selectTreatment = statement(
  'treatment',
  { owner: 'uuid' },
  {
    last: applications,
    settings: applicationSettings,
    profile: profiles,
    firstDoseAt: sql<string | null>`(select min(applied_at) from ${applications} first
      where first.user_id = ${users.id})`.as('first_dose_at'),
    skips: sql<string[] | null>`(select json_agg(planned_at) from ${skippedDoses} skipped
      where skipped.user_id = ${users.id} and skipped.planned_at > ${applications.appliedAt})`.as('skips'),
  },
  (db, $, row) =>
    db
      .select(row)
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .leftJoin(applicationSettings, eq(applicationSettings.userId, users.id))
      .leftJoin(applications, eq(applications.id, newestId($)))
      .where(eq(users.id, $.owner)),
);

/** The medicine in use, by the last dose applied, and what comes next. */
export interface Treatment {
  zone: string;
  last: ApplicationRow | null;
  firstDoseAt: Date | null;
  product: Glp1Product | null;
  intervalDays: number | null;
  rule: Glp1Product['missedDose'];
  settings: ApplicationSettings;
  next: NextDose;
  profile: InferSelectModel<typeof profiles> | null;
}

export function readTreatment(call: Call): Promise<Treatment> {
  return ask(call.db, treatmentQuestion(call));
}

export function treatmentQuestion(call: Call): Question<Treatment> {
  return selectTreatment.question({ owner: call.owner }, ([row]) => treatmentOf(call, row));
}

type TreatmentRow = Awaited<ReturnType<typeof selectTreatment>>[number];

function treatmentOf({ zone, now }: Call, row: TreatmentRow | undefined): Treatment {
  const { last, profile, skips, ...told } = row ?? NOBODY;
  const firstDoseAt = told.firstDoseAt === null ? null : new Date(told.firstDoseAt);
  const settings = settingsOf(row?.settings);
  const product = knownProduct(last?.catalogId);
  const rule = product?.missedDose ?? null;
  const wanted = intervalOf(product, settings);
  const intervalDays = wanted === null ? null : spacingDays(wanted, rule);
  const next = nextDose({
    lastAppliedAt: last?.appliedAt ?? null,
    intervalDays,
    rule,
    skippedPlans: (skips ?? []).map((plannedAt) => new Date(plannedAt)),
    zone,
    now,
  });
  return { zone, last, firstDoseAt, product, intervalDays, rule, settings, next, profile };
}

/** An account deleted while its last request was under way. */
const NOBODY = { last: null, firstDoseAt: null, profile: null, skips: null };

/** A prohibited product is never planned, even if the patient chose an interval. */
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
