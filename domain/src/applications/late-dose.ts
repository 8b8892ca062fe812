import { addDays, dayIn } from '../time/days.ts';
import { instantAt } from '../time/instants.ts';
import { HOUR_MS } from '../time/spans.ts';

/** An open dose is on time for so long after its hour, injected or swallowed. */
export const LATE_AFTER_MS = HOUR_MS;
const WINDOW_OF_DAYS_HOURS = 24;

interface LateRule {
  windowHours: number;
}

/**
 * The instant from which an open injection counts as late, the one rule of every screen: an hour after its usual time, and
 * one whose window spans days not before its day ends.
 */
export function lateFrom(plannedAt: Date, rule: LateRule | null, zone: string): Date {
  const hourAfter = new Date(plannedAt.getTime() + LATE_AFTER_MS);
  if (rule === null || rule.windowHours < WINDOW_OF_DAYS_HOURS) return hourAfter;
  const dayEnds = instantAt(addDays(dayIn(zone, plannedAt), 1), '00:00', zone);
  return dayEnds > hourAfter ? dayEnds : hourAfter;
}

export const isLateDose = (
  plannedAt: Date,
  rule: LateRule | null,
  { zone, now }: { zone: string; now: Date },
): boolean => now >= lateFrom(plannedAt, rule, zone);
