import type { Day } from '../time/days.ts';
import { addDays, dayIn } from '../time/days.ts';

export interface InUse {
  /** As printed. */
  expiryDate: Day | null;
  openedAt: Date | null;
  /** Days it stays good once open; null if unknown. */
  inUseDays: number | null;
  zone: string;
  isSingleDose: boolean;
}

/** The last day it may be used: the printed one or the end of its days in use, the earlier of the two. */
export function usableUntil({ expiryDate, openedAt, inUseDays, zone, isSingleDose }: InUse): Day | null {
  if (isSingleDose || openedAt === null || inUseDays === null) return expiryDate;
  const inUseUntil = addDays(dayIn(zone, openedAt), inUseDays);
  return expiryDate !== null && expiryDate < inUseUntil ? expiryDate : inUseUntil;
}
