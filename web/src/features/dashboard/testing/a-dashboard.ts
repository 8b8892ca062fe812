import type { Dashboard } from '@leveza/contract/dashboard.ts';

/** A dashboard of someone under treatment, with nothing due. */
export function aDashboard(over: Partial<Dashboard> = {}): Dashboard {
  return {
    lostKg: 5.3,
    goalKg: 18.4,
    isGoalFromProfile: true,
    daysInTreatment: 84,
    nextDoseAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    doseState: 'upcoming',
    currentWeight: 87.1,
    currentWeightAt: new Date().toISOString(),
    remainingGoalKg: 13.1,
    totalSpent: 2940,
    weights: [],
    today: [],
    activity: [],
    firstSteps: { hasProfile: true, hasPen: true, hasApplication: true, hasWeight: true },
    ...over,
  };
}
