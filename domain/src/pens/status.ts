import type { Day } from '../time/days.ts';
import { daysBetween } from '../time/days.ts';

export const PEN_STATUSES = ['open', 'sealed', 'empty'] as const;
export type PenStatus = (typeof PEN_STATUSES)[number];

export const PEN_BADGES = ['empty', 'expired', 'critical', 'expiring', 'sealed', 'open'] as const;
export type PenBadge = (typeof PEN_BADGES)[number];

export const PEN_BADGE_LABEL: Record<PenBadge, string> = {
  empty: 'Vazia',
  expired: 'Vencida',
  critical: 'Crítico',
  expiring: 'Expira em breve',
  sealed: 'Lacrada',
  open: 'Aberta',
};

interface Holding {
  dosesLeft: number;
  remainingMg: number;
  totalMg: number;
  openedAt: Date | string | null;
  /** Whether one of the vials is open; nothing for a pen. */
  isVialOpen?: boolean | undefined;
}

/** Specification, second document, section 4; a pen the patient has opened is open before its first dose. */
export function penStatus(entry: Holding): PenStatus {
  if (entry.dosesLeft <= 0) return 'empty';
  const isPenOpen = entry.remainingMg < entry.totalMg || entry.openedAt !== null;
  return (entry.isVialOpen ?? isPenOpen) ? 'open' : 'sealed';
}

const CRITICAL_DOSES = 1;
/** Before the printed date, as the specification says. */
const EXPIRING_DAYS = 30;
/** The last quarter of the days in use: 7 of 30, 10 of 42. A pen opened today is never in it. */
const EXPIRING_SHARE = 1 / 4;

interface Badged {
  status: PenStatus;
  dosesLeft: number;
  /** As printed. */
  expiryDate: Day | null;
  /** The last of its days in use, and how many they are. */
  inUseUntil: Day | null;
  inUseDays: number | null;
  today: Day;
}

/** The most pressing word; 'Vencida' only once the last usable day has passed. */
export function penBadge({ status, dosesLeft, today, ...ends }: Badged): PenBadge {
  if (status === 'empty') return 'empty';
  const daysTo = (end: Day | null) => (end === null ? Infinity : daysBetween(today, end));
  const [printed, inUse] = [daysTo(ends.expiryDate), daysTo(ends.inUseUntil)];
  if (Math.min(printed, inUse) < 0) return 'expired';
  if (dosesLeft <= CRITICAL_DOSES) return 'critical';
  const isExpiring = printed <= EXPIRING_DAYS || inUse <= (ends.inUseDays ?? 0) * EXPIRING_SHARE;
  return isExpiring ? 'expiring' : status;
}

interface Placed {
  status: PenStatus;
  purchaseDate: Day;
  createdAt: Date | string;
}

/** Open, sealed, empty; within each the newest purchase first. */
export function comparePens(a: Placed, b: Placed): number {
  return (
    PEN_STATUSES.indexOf(a.status) - PEN_STATUSES.indexOf(b.status) ||
    daysBetween(a.purchaseDate, b.purchaseDate) ||
    new Date(b.createdAt).getTime() - new Date(a.createdAt).getTime()
  );
}

const LOW_DOSES = 2;

export type DoseBarTone = 'red' | 'orange' | 'ok';

export function doseBarTone(doses: number): DoseBarTone {
  if (doses <= 0) return 'red';
  return doses <= LOW_DOSES ? 'orange' : 'ok';
}
