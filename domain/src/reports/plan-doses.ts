import type { DoseState } from '../plans/dose-states.ts';
import type { Day } from '../time/days.ts';

/** A dose of a plan without injections, as the plans give it. */
export interface ReportPlanDose {
  planId: string;
  name: string;
  dosage: string;
  state: DoseState;
  day: Day;
  /** Null before it is taken. */
  takenOn: Day | null;
  isExtra: boolean;
}

export interface PlanCounts {
  taken: number;
  late: number;
  skipped: number;
  notRecorded: number;
}

export interface PlanDoses extends PlanCounts {
  byPlan: (PlanCounts & { name: string; dosage: string })[];
}

/** Counts of what was planned, never a grade; null where nothing was due. A dose that is still open counts for nothing. */
export function planDosesOf(doses: readonly ReportPlanDose[]): PlanDoses | null {
  const due = doses.filter(({ state, isExtra }) => !isExtra && state !== 'scheduled' && state !== 'late');
  if (due.length === 0) return null;
  const byPlan = [...Map.groupBy(due, ({ planId }) => planId).values()].map((ofPlan) => {
    // As it is called and dosed last: a plan may change.
    const { name, dosage } = ofPlan.at(-1)!;
    return { name, dosage, ...countsOf(ofPlan) };
  });
  return { ...countsOf(due), byPlan: byPlan.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')) };
}

function countsOf(due: readonly ReportPlanDose[]): PlanCounts {
  const count = (state: DoseState) => due.filter((dose) => dose.state === state).length;
  return {
    taken: count('taken'),
    late: due.filter(({ takenOn, day }) => takenOn !== null && takenOn > day).length,
    skipped: count('skipped'),
    notRecorded: count('missed'),
  };
}
