import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { isOpen } from '../../plans/shared/open-doses.ts';

/** Doses before the use screens show the rest. */
export const HANDFUL = 5;

/**
 * The doses of a long day: those still to be taken before those that are done, in the order of the day. A day with few
 * doses shows them all, so that a tick moves none.
 */
export function shownDoses(doses: readonly PlannedDose[]): PlannedDose[] {
  const first = [...doses.filter(isOpen), ...doses.filter((dose) => !isOpen(dose))].slice(0, HANDFUL);
  return doses.filter((dose) => first.includes(dose));
}
