import { type Day, dayIn, daysBetween } from '../time/days.ts';
import { HOUR_MS } from '../time/spans.ts';
import { negligibleAfterHours, type Rates } from './curve.ts';

/** A treatment said to have begun so long before its first dose on record had doses before it. */
const DAYS_WITH_A_DOSE = 7;

interface Beginning {
  /** As the patient said it. */
  startedOn: Day | null | undefined;
  /** The first dose on record. */
  firstDoseAt: Date | null | undefined;
  rates: Rates;
  zone: string;
}

/**
 * Whether doses from before the record are still in the body: an amount without them would be too low. After five
 * half-lives, half of the time until nothing counts, a thirtieth of them is left.
 */
export function isBeginningUnknown({ startedOn, firstDoseAt, rates, zone }: Beginning, at: Date): boolean {
  if (!startedOn || !firstDoseAt) return false;
  if (daysBetween(startedOn, dayIn(zone, firstDoseAt)) < DAYS_WITH_A_DOSE) return false;
  return at.getTime() - firstDoseAt.getTime() < (negligibleAfterHours(rates) / 2) * HOUR_MS;
}
