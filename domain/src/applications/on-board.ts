import { HOUR_MS } from '../time/spans.ts';

/** About 3 % of a dose is left then. The label of semaglutide says the same in other words: about five weeks. */
const HALF_LIVES = 5;

interface Medicine {
  /** Null where no figures are published. */
  eliminationPerHour: number | null;
  minGapHours: number | null;
}

/** Hours after the last dose of one medicine in which a first dose of another is asked about: the longest that is known. */
export function hoursOnBoard(last: Medicine, next: Pick<Medicine, 'minGapHours'>): number {
  const { eliminationPerHour } = last;
  const leaving = eliminationPerHour ? (HALF_LIVES * Math.LN2) / eliminationPerHour : 0;
  return Math.max(leaving, last.minGapHours ?? 0, next.minGapHours ?? 0);
}

export function isOnBoard(lastAt: Date, at: Date, hours: number): boolean {
  const sinceMs = at.getTime() - lastAt.getTime();
  return sinceMs >= 0 && sinceMs < hours * HOUR_MS;
}
