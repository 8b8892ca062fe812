import type { Dashboard } from '@leveza/contract/dashboard.ts';

const ENOUGH_STEPS = 3;

/** Too little is known for a dashboard to say anything. One who never keeps a pen here is not new for ever. */
export function isNew(steps: Dashboard['firstSteps']): boolean {
  return Object.values(steps).filter(Boolean).length < ENOUGH_STEPS;
}
