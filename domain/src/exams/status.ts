import { addDays, type Day } from '../time/days.ts';
import type { ExamStatus, ResultFlag } from './states.ts';

/** How the values of an exam stand, whatever day it is. */
export const STANDINGS = ['processed', 'warning', 'critical'] as const;
export type Standing = (typeof STANDINGS)[number];

export const isOutside = (flag: ResultFlag | null): boolean => flag !== null && flag !== 'normal';

interface Flagged {
  parameter: string;
  flag: ResultFlag | null;
}

export interface Verdict {
  standing: Standing;
  resultCount: number;
  outsideCount: number;
  criticalCount: number;
  /** Compared with nothing: without a range, or in a unit that cannot be compared. */
  unjudgedCount: number;
  /** The names of what lies outside its range, critical ones first; each once. */
  concerns: string[];
}

export function verdictOf(results: readonly Flagged[]): Verdict {
  const critical = results.filter(({ flag }) => flag === 'critical');
  const outside = results.filter(({ flag }) => isOutside(flag));
  const others = outside.filter(({ flag }) => flag !== 'critical');
  return {
    standing: critical.length > 0 ? 'critical' : outside.length > 0 ? 'warning' : 'processed',
    resultCount: results.length,
    outsideCount: outside.length,
    criticalCount: critical.length,
    unjudgedCount: results.filter(({ flag }) => flag === null).length,
    concerns: [...new Set([...critical, ...others].map(({ parameter }) => parameter))],
  };
}

interface Kept {
  isReviewed: boolean;
  standing: Standing;
  repeatOn: Day | null;
}

/** A value of two months ago was acted upon or was no emergency; the span is Leveza's own. */
export const URGENT_DAYS = 60;

/** Whether a critical value of an exam still asks for a call today. */
export function isUrgent({ status, examDate }: { status: ExamStatus; examDate: Day }, today: Day): boolean {
  return status !== 'expired' && examDate >= addDays(today, -URGENT_DAYS);
}

/** An old exam is expired whatever it said: its values no longer tell how the patient is. */
export function statusOf({ isReviewed, standing, repeatOn }: Kept, today: Day): ExamStatus {
  if (!isReviewed) return 'new';
  return repeatOn !== null && repeatOn < today ? 'expired' : standing;
}
