import type { Day } from '../time/days.ts';
import { addDays, dayIn } from '../time/days.ts';

export interface InUse {
  openedAt: Date | null;
  /** Days it stays good once open; null if unknown. */
  inUseDays: number | null;
  zone: string;
  isSingleDose: boolean;
}

/** The last of its days in use; null while it is closed, or where the number of days is unknown. */
export function inUseUntil({ openedAt, inUseDays, zone, isSingleDose }: InUse): Day | null {
  if (isSingleDose || openedAt === null || inUseDays === null) return null;
  return addDays(dayIn(zone, openedAt), inUseDays);
}

/** The last day it may be used: the printed one or the end of its days in use, the earlier of the two. */
export function usableUntil({ expiryDate, ...inUse }: InUse & { expiryDate: Day | null }): Day | null {
  const until = inUseUntil(inUse);
  if (until === null || expiryDate === null) return until ?? expiryDate;
  return expiryDate < until ? expiryDate : until;
}
