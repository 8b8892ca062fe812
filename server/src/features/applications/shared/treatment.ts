import type { ApplicationSettings } from '@leveza/contract/applications/doses.ts';
import type { NextDose as NextDoseReply } from '@leveza/contract/applications/next-dose.ts';
import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { NextDose } from '@leveza/domain/applications/next-dose.ts';
import { lateHours, nextDose, spacingDays } from '@leveza/domain/applications/next-dose.ts';
import type { DosePause } from '@leveza/domain/applications/plan.ts';
import type { Rhythm, UsualDay } from '@leveza/domain/applications/usual-day.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { eq, sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { ask, statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { knownProduct } from '../../pens/shared/glp1-catalog.ts';
import {
  type OwnInterval,
  ownIntervalOf,
  type PutOffDose,
  putOffOf,
  settingsOf,
} from '../../pens/shared/dose-settings.ts';
import { labelledProduct } from '../../pens/shared/glp1-of.ts';
import { legalStatusOf } from '../../pens/shared/legal-status.ts';
import type { Medicine } from '../../pens/shared/same-treatment.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applicationSettings, applications, pens } from '../../pens/table.ts';
import { profiles } from '../../profile/table.ts';
import { users } from '../../auth/table.ts';
import { dosePauses, doseSteps, skippedDoses } from '../table.ts';
import { endOf, nextDoseMg, nextStepOf, type StepRow, type Titration, titrationOf } from './titration.ts';
import { plannedSince, usualDayOf } from './usual-day.ts';

const newestId = ($: Places<'owner'>) => sql`(select id from ${applications} newest
  where newest.user_id = ${$.owner} order by newest.applied_at desc, newest.id desc limit 1)`;

/** A dose is counted by those before it; this many doses late in a row, each inside its window, are enough. */
const DOSES_THAT_COUNT = 8;

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
    recent: sql<string[] | null>`(select json_agg(applied_at order by applied_at) from (
      select applied_at from ${applications} dose where dose.user_id = ${users.id}
      order by applied_at desc limit ${sql.raw(String(DOSES_THAT_COUNT))}) recent)`.as('recent'),
    skips: sql<string[] | null>`(select json_agg(planned_at) from ${skippedDoses} skipped
      where skipped.user_id = ${users.id}
        and (${applications.appliedAt} is null or skipped.planned_at > ${applications.appliedAt}))`.as(
      'skips',
    ),
    pauses: sql<{ from: string; until: string | null }[] | null>`(
      select json_agg(json_build_object('from', paused_from, 'until', least(paused_until, (
        select min(applied_at) from ${applications} dose
        where dose.user_id = ${users.id} and dose.applied_at > paused_from))))
      from ${dosePauses} pause where pause.user_id = ${users.id})`.as('pauses'),
    // A deleted pen counts by its doses: one added by mistake has none.
    halfLifeHours: sql<number | null>`(select half_life_hours::float8 from ${pens} informed
      where informed.user_id = ${users.id} and informed.half_life_hours is not null
        and informed.catalog_id is null and ${applications.catalogId} is null
        and (informed.id = ${applications.penId}
          or lower(informed.medication_name) = lower(${applications.medicationName}))
        and (informed.deleted_at is null
          or exists (select from ${applications} dose where dose.pen_id = informed.id))
      order by coalesce(informed.id = ${applications.penId}, false) desc, informed.created_at desc
      limit 1)`.as('half_life_hours'),
    steps: sql<StepRow[] | null>`(
      select json_agg(json_build_object('from', from_day, 'doseMg', dose_mg,
        'isStart', is_start, 'medicine', medicine) order by from_day)
      from ${doseSteps} step where step.user_id = ${users.id})`.as('steps'),
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
  /** The medicine whose doses are planned: that of the last dose, or one the patient is about to begin. */
  medicine: Medicine | null;
  firstDoseAt: Date | null;
  product: Glp1Product | null;
  /** As the patient was told it: of the pen of the last dose, else of the newest of that name. Never of the catalogue. */
  halfLifeHours: number | null;
  intervalDays: number | null;
  /** By the label of the medicine whose doses are planned. */
  labelDays: number | null;
  rule: Glp1Product['missedDose'];
  /** As they hold for the medicine whose doses are planned. */
  settings: ApplicationSettings;
  /** The patient's own interval, for whichever medicine. */
  ownInterval: OwnInterval | null;
  /** The last doses, oldest first. */
  recent: Date[];
  /** Null while only the last dose says it. */
  usual: UsualDay | null;
  /** Planned times since the last dose that the patient skipped. */
  skips: Date[];
  /** Each until its day of return, or until a dose was applied all the same. */
  pauses: DosePause[];
  /** The plan of the treatment has no doses from then on; null without an end. */
  endsAt: Date | null;
  putOff: PutOffDose | null;
  next: NextDose;
  /** Null where no plan says the dose. */
  titration: Titration | null;
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
  const { last, profile, ...facts } = row ?? NOBODY;
  const firstDoseAt = facts.firstDoseAt === null ? null : new Date(facts.firstDoseAt);
  const recent = instants(facts.recent);
  const medicine = plannedSince(row?.settings, last) ?? last;
  const settings = settingsOf(row?.settings, medicine);
  const product = knownProduct((last ?? medicine)?.catalogId);
  const nextProduct =
    medicine && (knownProduct(medicine.catalogId) ?? (medicine === last ? null : labelledProduct(medicine)));
  const rule = nextProduct?.missedDose ?? null;
  const labelDays = nextProduct?.intervalDays ?? null;
  const wanted = intervalOf(labelDays, medicine, settings);
  const intervalDays = wanted === null ? null : spacingDays(wanted, rule);
  const usual = medicine && usualDayOf(row?.settings, medicine);
  const skips = instants(facts.skips);
  const pauses = (facts.pauses ?? []).map(({ from, until }) => ({
    from: new Date(from),
    until: until === null ? null : new Date(until),
  }));
  const dose = {
    zone,
    last,
    medicine,
    firstDoseAt,
    product,
    halfLifeHours: facts.halfLifeHours,
    intervalDays,
    labelDays,
    rule,
    settings,
    ownInterval: ownIntervalOf(row?.settings),
    recent,
    usual,
    skips,
    pauses,
    endsAt: medicine && endOf(row?.settings?.dosesEnd, { medicine, steps: facts.steps ?? [], zone }),
    putOff: putOffOf(row?.settings),
    profile,
  };
  const planned = { ...dose, next: nextOf(dose, now) };
  return {
    ...planned,
    titration: titrationOf(planned, facts.steps ?? [], { rhythm: rhythmOf(planned), now }),
  };
}

const instants = (texts: string[] | null) => (texts ?? []).map((text) => new Date(text));

/** The next dose, by the usual day of the treatment or by another the patient asks about. */
export function nextOf(
  treatment: Omit<Treatment, 'next' | 'titration'>,
  now: Date,
  usual = treatment.usual,
): NextDose {
  const { recent, intervalDays, labelDays, rule, skips, pauses, endsAt, zone } = treatment;
  return nextDose({
    applied: recent,
    usual,
    intervalDays,
    labelDays,
    rule,
    skippedPlans: skips,
    pauses,
    endsAt,
    zone,
    now,
  });
}

/** Null where nothing is planned. */
export function rhythmOf(treatment: Omit<Treatment, 'titration'>): Rhythm | null {
  const { usual, intervalDays, labelDays, rule, zone } = treatment;
  if (intervalDays === null) return null;
  return { usual, intervalDays, lateHours: lateHours(intervalDays, { rule, labelDays }), zone };
}

/** An account deleted while its last request was under way. */
const NOBODY = {
  last: null,
  firstDoseAt: null,
  profile: null,
  recent: null,
  skips: null,
  pauses: null,
  halfLifeHours: null,
  steps: null,
};

/** A prohibited product is never planned, even if the patient chose an interval. */
function intervalOf(
  labelDays: number | null,
  medicine: Medicine | null,
  { intervalDays }: ApplicationSettings,
): number | null {
  if (medicine && legalStatusOf(medicine) === 'prohibited') return null;
  return intervalDays ?? labelDays;
}

/** The next dose as it travels. */
export function nextDoseReply(treatment: Treatment): NextDoseReply {
  const { last, usual, zone, intervalDays, rule } = treatment;
  const { countsFor: _, ...next } = treatment.next;
  const known = usual ?? (last && wallClock(zone, last.appliedAt));
  return {
    ...next,
    usual: intervalDays === null || !known ? null : { day: known.day, time: known.time },
    plannedAt: next.plannedAt?.toISOString() ?? null,
    applyUntil: next.applyUntil?.toISOString() ?? null,
    followingAt: next.followingAt?.toISOString() ?? null,
    unrecordedAt: next.unrecordedAt?.toISOString() ?? null,
    earliestAt: next.earliestAt?.toISOString() ?? null,
    intervalDays,
    rule,
    doseMg: nextDoseMg(treatment),
    nextStep: nextStepOf(treatment),
  };
}
