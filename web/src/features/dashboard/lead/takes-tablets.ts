import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';

/** Whether tablets are the treatment: injections never began or are paused without a day, and a plan or a box tells. */
export function takesTablets(
  { tabletPlanIds, tabletBox, lastDoseAt }: Today,
  { nextDose, firstSteps }: Pick<Dashboard, 'nextDose' | 'firstSteps'>,
): boolean {
  const { state, plannedAt, talkToPrescriber } = nextDose;
  const isPaused = state === 'paused' && plannedAt === null && !talkToPrescriber;
  if (state !== 'none' && !isPaused) return false;
  if (tabletPlanIds.length > 0) return true;
  if (!tabletBox) return false;
  // A box may be left from before: a pen says that injections begin, and a pause that they go on some day.
  return isPaused ? (tabletBox.lastTakenAt ?? '') > (lastDoseAt ?? '') : !firstSteps.hasPen;
}
