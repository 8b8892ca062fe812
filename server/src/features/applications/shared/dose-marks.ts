import type { DoseMark } from '@leveza/contract/applications/doses.ts';
import { plannedFrom } from '@leveza/domain/applications/missed.ts';
import { pauseAt, skippedAmong } from '@leveza/domain/applications/plan.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, asc, desc, eq, getTableColumns, gte, type InferSelectModel, lt } from 'drizzle-orm';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Places } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { applications } from '../../pens/table.ts';
import { skippedDoses } from '../table.ts';
import { notRecorded, plannedTimes, stretchesOf } from './dose-stretches.ts';
import { plannedDoseMg } from './titration.ts';
import type { Treatment } from './treatment.ts';
import { treatmentQuestion } from './treatment.ts';

const isOwn = ($: Places<'owner'>) => eq(applications.userId, $.owner);

/** A dose is counted by those before it. */
const DOSES_THAT_COUNT = 8;

/** No more than marks are made of: a report reads the doses of ten years. */
const DOSE = {
  id: applications.id,
  catalogId: applications.catalogId,
  medicationName: applications.medicationName,
  appliedAt: applications.appliedAt,
  doseMg: applications.doseMg,
  notes: applications.notes,
};

export type MarkedDose = Pick<ApplicationRow, keyof typeof DOSE>;

const selectBefore = statement('doses-before-days', { from: 'instant', owner: 'uuid' }, DOSE, (db, $, row) =>
  db
    .select(row)
    .from(applications)
    .where(and(isOwn($), lt(applications.appliedAt, $.from)))
    .orderBy(desc(applications.appliedAt))
    .limit(DOSES_THAT_COUNT),
);

const selectAfter = statement('dose-after-days', { to: 'instant', owner: 'uuid' }, DOSE, (db, $, row) =>
  db
    .select(row)
    .from(applications)
    .where(and(isOwn($), gte(applications.appliedAt, $.to)))
    .orderBy(asc(applications.appliedAt))
    .limit(1),
);

const selectApplied = statement(
  'doses-of-days',
  { from: 'instant', to: 'instant', owner: 'uuid' },
  DOSE,
  (db, $, row) =>
    db
      .select(row)
      .from(applications)
      .where(and(isOwn($), gte(applications.appliedAt, $.from), lt(applications.appliedAt, $.to)))
      .orderBy(asc(applications.appliedAt)),
);

const selectSkipped = statement(
  'skips-of-days',
  { owner: 'uuid', from: 'instant', to: 'instant' },
  getTableColumns(skippedDoses),
  (db, $, row) =>
    db
      .select(row)
      .from(skippedDoses)
      .where(
        and(
          eq(skippedDoses.userId, $.owner),
          gte(skippedDoses.plannedAt, $.from),
          lt(skippedDoses.plannedAt, $.to),
        ),
      ),
);

const asTheyAre = <Rows>(rows: Rows): Rows => rows;

/** A dose of the treatment: applied, skipped, planned, or planned without a record. */
export interface Mark {
  kind: DoseMark['kind'];
  at: Date;
  day: Day;
  /** The planned dose that it is; null for one applied beside the plan. */
  plannedAt: Date | null;
  /** The dose applied, else the planned one; null where neither is known. */
  doseMg: number | null;
  application: MarkedDose | null;
  skip: InferSelectModel<typeof skippedDoses> | null;
}

export interface DosesOfDays {
  treatment: Treatment;
  /** In order. */
  marks: Mark[];
  /** The last dose applied before these days. */
  before: MarkedDose | null;
  /** Doses applied in these days and next to them. */
  known: Date[];
  /** Planned from the first of these days on; may reach past the last. */
  planned: Date[];
}

/**
 * The doses of a range of days: the one place that says what was planned when. Whatever shows doses by day asks here,
 * so that no two screens name different moments.
 */
export async function doseMarks(call: Call, days: { from: Day; to: Day }): Promise<DosesOfDays> {
  const { db, owner, zone, now } = call;
  const from = instantAt(days.from, '00:00', zone);
  const to = instantAt(days.to, '24:00', zone);
  const [treatment, earlier, [after], applied, skipped] = await askInOne(
    db,
    treatmentQuestion(call),
    selectBefore.question({ owner, from }, asTheyAre),
    selectAfter.question({ owner, to }, asTheyAre),
    selectApplied.question({ owner, from, to }, asTheyAre),
    selectSkipped.question({ owner, from, to }, asTheyAre),
  );
  const near = [...earlier.toReversed(), ...applied, ...(after ? [after] : [])];
  const stretches = stretchesOf(treatment, { applied: near, now });
  const skippedPlans = skipped.map(({ plannedAt }) => plannedAt);
  const within = { skippedPlans, from, to: new Date(to.getTime() - 1) };
  const unrecorded = notRecorded(treatment, stretches, within);
  const plannedOf = plannedTimes(stretches, { pauses: treatment.pauses, skippedPlans });
  const planned = plannedAhead(treatment, days.to, now).filter((at) => at >= from);
  const mark = (kind: Mark['kind'], at: Date, skip: Mark['skip'] = null): Mark => ({
    kind,
    at,
    day: dayIn(zone, at),
    plannedAt: at,
    doseMg: plannedDoseMg(treatment, at),
    application: null,
    skip,
  });
  const marks = [
    ...applied.map((application): Mark => {
      const { appliedAt: at, doseMg } = application;
      const plannedAt = plannedOf.get(at) ?? null;
      return { kind: 'applied', at, day: dayIn(zone, at), plannedAt, doseMg, application, skip: null };
    }),
    ...skipped.map((skip) => mark('skipped', skip.plannedAt, skip)),
    ...unrecorded.map((at) => mark('not-recorded', at)),
    ...planned.filter((at) => at < to).map((at) => mark('planned', at)),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return { treatment, marks, before: earlier[0] ?? null, known: near.map((row) => row.appliedAt), planned };
}

/** Planned doses from the current one on, until after the day; far ahead nothing is planned. */
const FARTHEST_DAYS = 400;

function plannedAhead(treatment: Treatment, day: Day, now: Date): Date[] {
  const { intervalDays, zone, next, pauses, skips, endsAt } = treatment;
  const current = next.followingAt ?? next.plannedAt;
  if (intervalDays === null || !current) return [];
  if (daysBetween(dayIn(zone, now), day) > FARTHEST_DAYS) return [];
  const ahead = daysBetween(dayIn(zone, current), day);
  const count = Math.max(1, Math.ceil(ahead / intervalDays) + 2);
  const isSkipped = skippedAmong(skips);
  return plannedFrom(current, intervalDays, zone, count).filter(
    (at) => !pauseAt(pauses, at) && !isSkipped(at) && (!endsAt || at < endsAt),
  );
}
