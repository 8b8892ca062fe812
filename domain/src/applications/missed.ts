import { type DosePause, endOf, pauseAt, type Plan, planFrom, skippedAmong } from './plan.ts';
import { nearestNumber, numbersOf, planOf, type Rhythm } from './usual-day.ts';

/** So many planned times, from one of them on. */
export function plannedFrom(planned: Date, intervalDays: number, zone: string, count: number): Date[] {
  const plan = planFrom(planned, intervalDays, zone);
  return Array.from({ length: count }, (_, number) => plan(number));
}

interface History extends Rhythm {
  /** Oldest first. */
  applied: readonly Date[];
  skippedPlans: readonly Date[];
  pauses: readonly DosePause[];
  /** Null where no label gives one. */
  windowHours: number | null;
  from: Date;
  to: Date;
  now: Date;
}

/** Planned times in a period that were neither applied nor marked as skipped. */
export function unrecordedPlans(history: History): Date[] {
  const { applied, skippedPlans, pauses, from, to, now } = history;
  const isMarked = skippedAmong(skippedPlans);
  const isSkipped = (planned: Date) => isMarked(planned) || pauseAt(pauses, planned) !== null;
  const last = applied.at(-1) ?? null;
  if (!last && !history.usual?.chosenAt) return [];
  const plan = planOf(history, last ?? now);
  if (!last)
    return missingIn(plan, { after: -1, until: undefined }, history).filter((each) => !isSkipped(each));
  const numbers = numbersOf(applied, plan, history, isSkipped);
  return applied
    .flatMap((dose, index) => {
      const next = applied[index + 1] ?? null;
      if (dose > to || (next ?? now) < from) return NONE;
      const number = numbers[index]!;
      const until = numbers[index + 1];
      // Most doses of ten years follow each other: nothing lies between them.
      if (number >= 0 && until !== undefined && until <= number + 1) return NONE;
      const onPlan = missingIn(plan, { after: Math.max(number, -1), until }, history);
      if (number >= 0) return onPlan;
      const earlier = beforeUsualDay(dose, next, history);
      return until !== undefined && until <= 0
        ? earlier
        : [...earlier.filter((planned) => isOver(planned, plan, history)), ...onPlan];
    })
    .filter((planned) => planned >= from && planned <= to && !isSkipped(planned));
}

const NONE: readonly Date[] = [];

/** Before the usual day was set, each dose says when the next was to come. */
function beforeUsualDay(dose: Date, next: Date | null, history: History): Date[] {
  // Nothing lies between a dose and the one that follows it in its turn.
  if (next && nearestNumber(() => dose, next, history) < 2) return [];
  const plan = planFrom(dose, history.intervalDays, history.zone);
  const own = { ...history, usual: null };
  const until = next ? numbersOf([dose, next], plan, own)[1] : undefined;
  return missingIn(plan, { after: 0, until }, own);
}

/** Doses planned before the usual day give way to it once it comes, or once the patient chose it. */
function isOver(planned: Date, plan: Plan, history: History): boolean {
  const chosenAt = history.usual?.chosenAt ?? null;
  if (chosenAt !== null && plan(0) > chosenAt && planned > chosenAt) return false;
  return nearestNumber(plan, planned, history) < 0;
}

interface Stretch {
  after: number;
  /** The number that the next dose counts for; undefined while there is no next dose. */
  until: number | undefined;
}

/** The loop visits only the period, so that a day of a ten-year gap costs a day. */
function missingIn(plan: Plan, { after, until }: Stretch, history: History): Date[] {
  const { windowHours, from, to, now } = history;
  const missing: Date[] = [];
  // To ask the calendar of each of ten years takes longer than all the rest.
  if (until !== undefined && until <= after + 1) return missing;
  const first = Math.max(after + 1, nearestNumber(plan, from, history) - 1);
  for (let number = first; plan(number) <= to; number++) {
    // A dose applied inside the window was late, not missed; `nextDose` uses the same rule.
    const isMissing = until === undefined ? now > endOf(plan, number, windowHours) : number < until;
    if (!isMissing) break;
    missing.push(plan(number));
  }
  return missing;
}
