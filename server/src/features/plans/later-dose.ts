import { instantOf } from '@leveza/domain/plans/dose-states.ts';
import { eachOccurrence } from '@leveza/domain/plans/occurrences.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { planOfDoses } from './plan-of-doses.ts';
import { NEAR_DAYS } from './plan-stock.ts';
import type { WholePlan } from './store.ts';
import { isTreatment } from './treated.ts';

/** A custom plan may have a dose a year. */
export const AHEAD_DAYS = 366;

/** The first dose beyond the near days; the treatment counts its own. */
export function laterDose(plan: WholePlan, zone: string, today: Day): Date | null {
  if (isTreatment(plan)) return null;
  const later = { from: addDays(today, NEAR_DAYS + 1), to: addDays(today, AHEAD_DAYS) };
  const { value } = eachOccurrence(planOfDoses(plan), later).next();
  return value ? instantOf(value, zone) : null;
}
