import type { Day } from '../time/days.ts';

/** A dose of the period by the plan and the records. */
export interface ReportDose {
  kind: 'applied' | 'skipped' | 'not-recorded' | 'planned';
  day: Day;
  /** The day it was planned for; null for one applied beside the plan. */
  plannedOn: Day | null;
  reason: string | null;
}

export interface Adherence {
  applied: number;
  late: number;
  skipped: number;
  notRecorded: number;
  skips: { day: Day; reason: string }[];
}

/** Counts, never a grade: a dose that is still to come counts for nothing. */
export function adherenceOf(doses: readonly ReportDose[]): Adherence {
  const applied = doses.filter(({ kind }) => kind === 'applied');
  const skipped = doses.filter(({ kind }) => kind === 'skipped');
  return {
    applied: applied.length,
    late: applied.filter(({ day, plannedOn }) => plannedOn !== null && day > plannedOn).length,
    skipped: skipped.length,
    notRecorded: doses.filter(({ kind }) => kind === 'not-recorded').length,
    skips: skipped.map(({ day, reason }) => ({ day, reason: reason ?? '' })).toReversed(),
  };
}

export interface AppliedDose {
  medicationName: string;
  doseMg: number;
  day: Day;
}

export interface DoseSpan {
  medicationName: string;
  doseMg: number;
  from: Day;
  to: Day;
  count: number;
}

/** Doses of the same medicine and amount in a row, oldest first. */
export function doseSpans(doses: readonly AppliedDose[]): DoseSpan[] {
  const spans: DoseSpan[] = [];
  for (const { medicationName, doseMg, day } of doses) {
    const last = spans.at(-1);
    if (last && last.medicationName === medicationName && last.doseMg === doseMg) {
      last.to = day;
      last.count++;
    } else {
      spans.push({ medicationName, doseMg, from: day, to: day, count: 1 });
    }
  }
  return spans;
}
