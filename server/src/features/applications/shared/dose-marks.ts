import type { DoseMark } from '@leveza/contract/applications/doses.ts';
import { plannedFrom } from '@leveza/domain/applications/missed.ts';
import { pauseAt, skippedAmong } from '@leveza/domain/applications/plan.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Question } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import type { skippedDoses } from '../table.ts';
import {
  type CountedDose,
  countedQuestion,
  type MarkedDose,
  selectAfter,
  selectApplied,
  selectBefore,
  selectSkipped,
  type Within,
} from './dose-rows.ts';
import { notRecorded, plannedTimes, stretchesOf } from './dose-stretches.ts';
import { plannedDoseMg } from './titration.ts';
import type { Treatment } from './treatment.ts';
import { treatmentQuestion } from './treatment.ts';

/** A dose of the treatment: applied, skipped, planned, or planned without a record. */
export interface Mark<Dose extends CountedDose = MarkedDose> {
  kind: DoseMark['kind'];
  at: Date;
  day: Day;
  /** The planned dose that it is; null for one applied beside the plan. */
  plannedAt: Date | null;
  /** The dose applied, else the planned one; null where neither is known. */
  doseMg: number | null;
  application: Dose | null;
  skip: InferSelectModel<typeof skippedDoses> | null;
}

export interface DosesOfDays<Dose extends CountedDose = MarkedDose> {
  treatment: Treatment;
  /** In order. */
  marks: Mark<Dose>[];
  /** The last dose applied before these days. */
  before: MarkedDose | null;
  /** Doses applied in these days and next to them. */
  known: Date[];
  /** Planned from the first of these days on; may reach past the last. */
  planned: Date[];
}

/**
 * The doses of a range of days: the one place that says which dose was planned when. Every screen that shows doses by
 * day asks here, so that no two name different moments.
 */
export function doseMarks(call: Call, days: Days): Promise<DosesOfDays> {
  return marksOf(call, days, (within) => selectApplied.question(within, asTheyAre));
}

/** The same of days so many that their doses are only counted. */
export function countedMarks(call: Call, days: Days): Promise<DosesOfDays<CountedDose>> {
  return marksOf(call, days, countedQuestion);
}

const asTheyAre = <Rows>(rows: Rows): Rows => rows;

interface Days {
  from: Day;
  to: Day;
}

async function marksOf<Dose extends CountedDose>(
  call: Call,
  days: Days,
  appliedQuestion: (within: Within) => Question<Dose[]>,
): Promise<DosesOfDays<Dose>> {
  const { db, owner, zone, now } = call;
  const from = instantAt(days.from, '00:00', zone);
  const to = instantAt(days.to, '24:00', zone);
  const [treatment, earlier, [after], applied, skipped] = await askInOne(
    db,
    treatmentQuestion(call),
    selectBefore.question({ owner, from }, asTheyAre),
    selectAfter.question({ owner, to }, asTheyAre),
    appliedQuestion({ owner, from, to }),
    selectSkipped.question({ owner, from, to }, asTheyAre),
  );
  const near = [...earlier.toReversed(), ...applied, ...(after ? [after] : [])];
  const stretches = stretchesOf(treatment, { applied: near, now });
  const skippedPlans = skipped.map(({ plannedAt }) => plannedAt);
  const within = { skippedPlans, from, to: new Date(to.getTime() - 1) };
  const unrecorded = notRecorded(treatment, stretches, within);
  const plannedOf = plannedTimes(stretches, { pauses: treatment.pauses, skippedPlans });
  const planned = plannedAhead(treatment, days.to, now).filter((at) => at >= from);
  const mark = (kind: Mark['kind'], at: Date, skip: Mark['skip'] = null): Mark<Dose> => ({
    kind,
    at,
    day: dayIn(zone, at),
    plannedAt: at,
    doseMg: plannedDoseMg(treatment, at),
    application: null,
    skip,
  });
  const marks = [
    ...applied.map((application): Mark<Dose> => {
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
