import type { Dashboard } from '@leveza/contract/dashboard.ts';

type Known = Pick<Dashboard, 'remainingGoalKg' | 'isGoalFromProfile' | 'currentWeight'>;

/** What is left to the goal. A target at or above the initial weight is reached from either side, and is no loss. */
export function remainingOf(
  { remainingGoalKg, isGoalFromProfile, currentWeight }: Known,
  targetWeight: number | null,
): number | null {
  if (isGoalFromProfile || targetWeight === null) return remainingGoalKg;
  return currentWeight === null ? null : Math.abs(currentWeight - targetWeight);
}
