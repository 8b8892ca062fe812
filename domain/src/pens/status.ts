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
const EXPIRING_DAYS = 30;

interface Badged {
  status: PenStatus;
  dosesLeft: number;
  usableUntil: Day | null;
  today: Day;
}

/** The most pressing word; 'Vencida' only once the last usable day has passed. */
export function penBadge({ status, dosesLeft, usableUntil, today }: Badged): PenBadge {
  if (status === 'empty') return 'empty';
  const daysLeft = usableUntil === null ? Infinity : daysBetween(today, usableUntil);
  if (daysLeft < 0) return 'expired';
  if (dosesLeft <= CRITICAL_DOSES) return 'critical';
  return daysLeft <= EXPIRING_DAYS ? 'expiring' : status;
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
