import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useShown } from '../../../lib/use-shown.ts';
import { isOpen } from '../../plans/shared/open-doses.ts';

/** Doses before the use screens show the rest. */
export const HANDFUL = 5;

/** The doses of a long day: those still to be taken before those that are done, in the order of the day. */
export function shownDoses(doses: readonly PlannedDose[]): PlannedDose[] {
  const first = [...doses.filter(isOpen), ...doses.filter((dose) => !isOpen(dose))].slice(0, HANDFUL);
  return doses.filter((dose) => first.includes(dose));
}

/**
 * The same while the screen is open: a tick moves no row, and the next open dose joins below. One that was done out of sight
 * stays there, because its place may be above a row that is being tapped.
 */
export function useShownDoses(doses: readonly PlannedDose[], day: string): PlannedDose[] {
  const now = shownDoses(doses);
  return useShown(doses, {
    keyOf: ({ planId, plannedAt }) => `${planId} ${plannedAt}`,
    isDue: (dose, isFirst) => now.includes(dose) && (isFirst || isOpen(dose) || doses.length <= HANDFUL),
    of: day,
  });
}
