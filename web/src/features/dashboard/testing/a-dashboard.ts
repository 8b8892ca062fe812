import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { aNextDose, daysFromNow } from '../../../testing/applications.ts';

/** A dashboard of someone under treatment, with nothing due. */
export function aDashboard(over: Partial<Dashboard> = {}): Dashboard {
  return {
    lostKg: 5.3,
    goalKg: 18.4,
    isGoalFromProfile: true,
    daysInTreatment: 84,
    nextDose: aNextDose({ plannedAt: daysFromNow(3), followingAt: null }),
    currentWeight: 87.1,
    currentWeightAt: new Date().toISOString(),
    remainingGoalKg: 13.1,
    totalSpent: 2940,
    weights: [],
    today: [],
    activity: [],
    firstSteps: { hasProfile: true, hasPen: true, hasApplication: true, hasWeight: true, isClosed: true },
    ...over,
  };
}
