import { doseOn, type Standing, standingOf, stepOn } from '@leveza/domain/applications/titration.ts';
import type { TitrationStep } from '@leveza/domain/applications/titration.ts';
import type { NextDose } from '@leveza/domain/applications/next-dose.ts';
import type { NextStep } from '@leveza/contract/applications/next-dose.ts';
import { isBeforeChoice, numbersOf, planOf, type Rhythm } from '@leveza/domain/applications/usual-day.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { isSameTreatment, type Medicine } from '../../pens/shared/same-treatment.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { nameOf } from './usual-day.ts';

export interface StepRow extends TitrationStep {
  medicine: string;
}

/** The doses that the plan of the treatment foresees, and where the patient stands in them. */
export interface Titration {
  medicine: Medicine;
  steps: TitrationStep[];
  standing: Standing;
}

/** The part of a treatment that is about doses; the whole of it is read in `treatment.ts`. */
interface Treated {
  last: ApplicationRow | null;
  recent: readonly Date[];
  next: NextDose;
  zone: string;
}

interface Planned extends Treated {
  titration: Titration | null;
}

/** Null where no plan says a dose of the medicine in use. */
export function titrationOf(
  treatment: Treated,
  rows: readonly StepRow[],
  { rhythm, now }: { rhythm: Rhythm | null; now: Date },
): Titration | null {
  const { last, next, zone } = treatment;
  const newest = rows.at(-1);
  if (!newest) return null;
  const medicine = { catalogId: newest.medicine, medicationName: nameOf(newest.medicine) };
  const steps = rows.filter((row) => isSameTreatment({ ...medicine, catalogId: row.medicine }, medicine));
  const first = steps[0]!;
  const isOwn = last !== null && isSameTreatment(last, medicine);
  // A dose of another medicine after the plan began is a change of treatment that the plan does not know.
  if (last && !isOwn && dayIn(zone, last.appliedAt) >= first.from) return null;
  const standing = standingOf(steps, {
    last: isOwn
      ? { doseMg: last.doseMg, countsFor: countsFor(treatment.recent, rhythm) ?? dayIn(zone, last.appliedAt) }
      : null,
    isMissed: next.missedInARow > 0,
    nextDay: dayIn(zone, next.followingAt ?? next.plannedAt ?? now),
  });
  return { medicine, steps, standing };
}

/** The day that the last dose was planned for; null before the patient's choice of a coming day, or without a rhythm. */
function countsFor(recent: readonly Date[], rhythm: Rhythm | null): Day | null {
  const last = recent.at(-1);
  if (!rhythm || !last) return null;
  const plan = planOf(rhythm, last);
  if (isBeforeChoice(last, plan, rhythm.usual)) return null;
  return dayIn(rhythm.zone, plan(numbersOf(recent, plan, rhythm).at(-1)!));
}

/** The dose planned for a moment; null where no plan says one. Every text that names a coming dose asks here. */
export function plannedDoseMg({ titration, last, zone }: Planned, at: Date): number | null {
  if (!titration) return null;
  const { steps, standing } = titration;
  const day = dayIn(zone, at);
  if (last && at <= last.appliedAt) return stepOn(steps, day)?.doseMg ?? null;
  return doseOn(steps, standing, day);
}

/** The dose of the next planned moment. */
export function nextDoseMg(treatment: Planned): number | null {
  const at = treatment.next.followingAt ?? treatment.next.plannedAt;
  return at && plannedDoseMg(treatment, at);
}

/** The step that has not begun yet; null where the plan has no further one. */
export function nextStepOf({ titration }: Pick<Planned, 'titration'>): NextStep | null {
  if (!titration) return null;
  const { steps, standing } = titration;
  const next = steps[standing.current + 1];
  return next ? { doseMg: next.doseMg, from: next.from, held: standing.held } : null;
}

/** The end belongs to the plan, which says doses of one medicine: another one that was begun since goes on. */
export function endOf(
  dosesEnd: string | null | undefined,
  { medicine, steps, zone }: { medicine: Medicine; steps: readonly StepRow[]; zone: string },
): Date | null {
  const planned = steps.at(-1)?.medicine;
  const isPlanned = !planned || isSameTreatment({ catalogId: planned, medicationName: planned }, medicine);
  if (!dosesEnd || !isPlanned) return null;
  const [day, time] = dosesEnd.split('T');
  return instantAt(day!, time!, zone);
}
