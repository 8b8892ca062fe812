import type { Body } from '../profile/healthy-weight.ts';
import { isLowWeight } from '../profile/healthy-weight.ts';

/** The specification's goal, while the profile has none. */
export const DEFAULT_GOAL_KG = 15;

interface Weights {
  initialWeight: number | null;
  targetWeight: number | null;
  currentWeight: number | null;
}

export interface Goal {
  /** Zero where nothing is counted: at a weight to gain, or where the goal would lead below a healthy weight. */
  goalKg: number;
  isGoalFromProfile: boolean;
  /** Negative when weight was gained; null while it cannot be known. */
  lostKg: number | null;
  /** Never negative; zero where the goal is reached or passed. */
  remainingGoalKg: number | null;
}

/** From the initial weight down to the target, which may be nothing to lose; 15 kg when the profile lacks one of them. */
export function goalOf({ initialWeight, targetWeight, currentWeight }: Weights, body: Body): Goal {
  if (isLowWeight(targetWeight ?? minus(initialWeight, DEFAULT_GOAL_KG), body)) {
    const lost = minus(initialWeight, currentWeight);
    return { goalKg: 0, isGoalFromProfile: false, lostKg: lost, remainingGoalKg: null };
  }
  const wholeWay = minus(initialWeight, targetWeight);
  const isGoalFromProfile = wholeWay !== null && wholeWay > 0;
  const goalKg = wholeWay === null ? DEFAULT_GOAL_KG : Math.max(0, wholeWay);
  const lostKg = minus(initialWeight, currentWeight);
  const left = leftOf({ wholeWay, goalKg, lostKg }, { initialWeight, targetWeight, currentWeight });
  const remaining = left ?? (isGoalFromProfile ? goalKg : null);
  return {
    goalKg,
    isGoalFromProfile,
    lostKg,
    remainingGoalKg: remaining === null ? null : Math.max(0, remaining),
  };
}

function leftOf(
  { wholeWay, goalKg, lostKg }: { wholeWay: number | null; goalKg: number; lostKg: number | null },
  { initialWeight, targetWeight, currentWeight }: Weights,
): number | null {
  // A target above the initial weight is a weight to gain.
  if (wholeWay !== null && wholeWay < 0) return minus(targetWeight, currentWeight);
  // Without the initial weight the target still says what is left.
  if (initialWeight === null || wholeWay === 0) return minus(currentWeight, targetWeight);
  return minus(goalKg, lostKg);
}

function minus(from: number | null, what: number | null): number | null {
  return from === null || what === null ? null : Math.round((from - what) * 100) / 100 + 0;
}
