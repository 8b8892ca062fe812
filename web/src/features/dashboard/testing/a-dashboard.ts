import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
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
    start: null,
    today: [],
    urgent: [],
    activity: [],
    firstSteps: { hasProfile: true, hasPen: true, hasApplication: true, hasWeight: true, isClosed: true },
    ...over,
  };
}

/** A day without anything to take. */
export function aDay(over: Partial<Today> = {}): Today {
  return {
    dose: { medicationName: 'Ozempic', doseMg: 1, otherDosesMg: [], counterfeitPenId: null },
    suggestedZone: 'thigh-left-upper',
    lastZone: 'abdomen-right-lower',
    lastDoseAt: daysFromNow(-4),
    level: [0.4, 0.9, 1.2, 1],
    doses: [],
    tabletPlanIds: [],
    tabletBox: null,
    tabletsSince: null,
    doseHold: null,
    fasting: null,
    toTake: [],
    nutrition: null,
    nextMilestone: { title: '10 % a menos que no início', toGoKg: 1.5, isToConfirm: false },
    moment: null,
    ...over,
  };
}
