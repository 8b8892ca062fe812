import type { Dashboard } from '@leveza/contract/dashboard.ts';

type FirstSteps = Dashboard['firstSteps'];

const ENOUGH_STEPS = 3;

/** How many of the four steps are done. */
export function stepsDone({ hasProfile, hasPen, hasApplication, hasWeight }: FirstSteps): number {
  return [hasProfile, hasPen, hasApplication, hasWeight].filter(Boolean).length;
}

/**
 * The first steps lead the screen while too little is known for anything else, unless the patient put them away. From
 * the first dose on, or once a plan says the next one, that one leads: a missed dose must not hide behind a list of steps.
 */
export function isNew(steps: FirstSteps, hasPlannedDose: boolean): boolean {
  return !steps.isClosed && !steps.hasApplication && !hasPlannedDose && stepsDone(steps) < ENOUGH_STEPS;
}

/** The step that the screen's lead asks for by itself: until there is a dose, that one. */
export const leadingStep = ({ state }: Dashboard['nextDose']) => (state === 'none' ? 'hasApplication' : null);
