import type { Day } from '../time/days.ts';
import { addDays, dayIn } from '../time/days.ts';
import { instantAt, wallClock } from '../time/instants.ts';
import { MINUTE_MS } from '../time/spans.ts';
import { usableUntil } from '../pens/in-use.ts';

/** How long before the end a purchase is due, unless the patient says otherwise. */
export const DEFAULT_LEAD_DAYS = 10;

const MOST_DOSES = 400;

/** A container, or containers that share one clock; each vial of an entry may come as one of its own. */
export interface SuppliedPen {
  id: string;
  injections: number;
  /** 1 where every injection is a dose. */
  injectionsPerDose: number;
  usableUntil: Day | null;
  openedAt: Date | null;
  inUseDays: number | null;
  expiryDate: Day | null;
  isSingleDose: boolean;
}

interface Plan {
  pens: readonly SuppliedPen[];
  /** The next planned dose. */
  from: Date;
  intervalDays: number;
  zone: string;
  most?: number;
}

/** Which planned doses what is at home gives: open pens first, then the one that ends first. */
export function coveredDoses({ pens, from, intervalDays, zone, most = MOST_DOSES }: Plan): {
  covered: Date[];
  firstUncovered: Date | null;
} {
  const stock = pens.map((pen) => ({ ...pen }));
  const covered: Date[] = [];
  const later = laterBy(from, zone);
  while (covered.length < most) {
    const at = later(covered.length * intervalDays);
    if (!takeDose(stock, at, zone)) return { covered, firstUncovered: at };
    covered.push(at);
  }
  return { covered, firstUncovered: null };
}

/** One dose, out of as many pens as it takes. */
function takeDose(stock: readonly SuppliedPen[], at: Date, zone: string): boolean {
  let missing = 1;
  while (missing > 1e-9) {
    const pen = nextPen(stock, dayIn(zone, at));
    if (!pen) return false;
    const taken = Math.min(pen.injections, Math.ceil(missing * pen.injectionsPerDose - 1e-9));
    pen.injections -= taken;
    missing -= taken / pen.injectionsPerDose;
    if (!pen.openedAt) {
      pen.openedAt = at;
      pen.usableUntil = usableUntil({ ...pen, zone });
    }
  }
  return true;
}

function nextPen(stock: readonly SuppliedPen[], day: Day): SuppliedPen | undefined {
  const usable = stock.filter(
    (pen) => pen.injections >= 1 && (pen.usableUntil === null || pen.usableUntil >= day),
  );
  return usable.toSorted(
    (a, b) =>
      Number(b.openedAt !== null) - Number(a.openedAt !== null) || compareEnds(a.usableUntil, b.usableUntil),
  )[0];
}

function compareEnds(a: Day | null, b: Day | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null || a < b ? -1 : 1;
}

/** The same time of the clock so many days later; the clock is read once, not at every dose. */
function laterBy(from: Date, zone: string): (days: number) => Date {
  const { day, time } = wallClock(zone, from);
  const restMs = from.getTime() % MINUTE_MS;
  return (days) =>
    days === 0 ? from : new Date(instantAt(addDays(day, days), time, zone).getTime() + restMs);
}

export function buyBy(runsOutOn: Day, leadDays: number): Day {
  return addDays(runsOutOn, -leadDays);
}
