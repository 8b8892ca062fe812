import { DAY_MS, HOUR_MS } from '../time/spans.ts';
import { endOf, type Plan, planFrom, skippedAmong } from './plan.ts';

/** The planned times after the last dose. */
export function plannedFrom(lastAppliedAt: Date, intervalDays: number, zone: string, count: number): Date[] {
  const plan = planFrom(lastAppliedAt, intervalDays, zone);
  return Array.from({ length: count }, (_, index) => plan(index + 1));
}

interface History {
  /** Oldest first. */
  applied: readonly Date[];
  skippedPlans: readonly Date[];
  intervalDays: number;
  /** Null where no label gives one. */
  windowHours: number | null;
  zone: string;
  from: Date;
  to: Date;
  now: Date;
}

/** Planned times in a period that were neither applied nor marked as skipped. */
export function unrecordedPlans(history: History): Date[] {
  const { applied, skippedPlans, from, to } = history;
  const isSkipped = skippedAmong(skippedPlans);
  return applied
    .flatMap((dose, index) => plansWithoutDose(dose, applied[index + 1] ?? null, history))
    .filter((planned) => planned >= from && planned <= to && !isSkipped(planned));
}

function plansWithoutDose(dose: Date, next: Date | null, history: History): Date[] {
  const { intervalDays, zone, from, to, now } = history;
  if (dose > to || (next ?? now) < from || isAboutOnTime(dose, next ?? now, history)) return [];
  const numberAt = (instant: Date) => (instant.getTime() - dose.getTime()) / (intervalDays * DAY_MS);
  const plan = planFrom(dose, intervalDays, zone);
  const plans: Date[] = [];
  // The loop visits only the period, so that a day of a ten-year gap costs a day; one more plan on each side covers
  // changes of the clocks.
  const last = Math.ceil(numberAt(to)) + 1;
  for (let number = Math.max(1, Math.floor(numberAt(from)) - 1); number <= last; number++) {
    if (!isOver(plan, number, dose, next, history)) break;
    plans.push(plan(number));
  }
  return plans;
}

/** Most doses are on time: this check needs no calendar, and leaves room for a change of the clocks. */
function isAboutOnTime(dose: Date, next: Date, { intervalDays, windowHours }: History): boolean {
  const intervalMs = intervalDays * DAY_MS;
  const windowMs = windowHours === null ? intervalMs / 2 : Math.min(windowHours * HOUR_MS, intervalMs);
  return next.getTime() - dose.getTime() < intervalMs + windowMs - 2 * HOUR_MS;
}

/** A dose applied inside the window was late, not missed; `nextDose` uses the same rule. */
function isOver(
  plan: Plan,
  number: number,
  dose: Date,
  next: Date | null,
  { intervalDays, windowHours, now }: History,
): boolean {
  if (windowHours !== null || !next) return (next ?? now) > endOf(plan, number, windowHours);
  const intervals = (next.getTime() - dose.getTime()) / (intervalDays * DAY_MS);
  return number < Math.round(intervals);
}
