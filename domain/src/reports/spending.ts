import type { Day } from '../time/days.ts';
import { daysOf, type Period } from './period.ts';

export interface Purchase {
  day: Day;
  name: string;
  kind: 'pen' | 'medication' | 'supplement';
  /** In reais; null where nothing was paid, or it was not told. */
  price: number | null;
  /** Of a pen. */
  mg: number | null;
}

export interface ProductSpending {
  name: string;
  kind: Purchase['kind'];
  purchases: number;
  total: number;
  mg: number | null;
  perMg: number | null;
}

export interface Spending {
  total: number;
  purchases: number;
  unpriced: number;
  byMonth: { month: string; total: number }[];
  byProduct: ProductSpending[];
  perMonth: number;
  perKgLost: number | null;
}

const DAYS_A_MONTH = 365.25 / 12;

/** Sums in cents, so that no total differs from its lines. */
export function spendingOf(
  purchases: readonly Purchase[],
  period: Period,
  changeKg: number | null,
): Spending {
  const total = cents(purchases);
  const months = Math.max(1, daysOf(period) / DAYS_A_MONTH);
  const ofMonth = Map.groupBy(purchases, ({ day }) => day.slice(0, 7));
  return {
    total: total / 100,
    purchases: purchases.length,
    unpriced: purchases.filter(({ price }) => price === null).length,
    byMonth: monthsOf(period).map((month) => ({
      month,
      total: cents(ofMonth.get(month) ?? []) / 100,
    })),
    byProduct: [...Map.groupBy(purchases, ({ kind, name }) => `${kind}:${name}`).values()]
      .map(productOf)
      .toSorted((a, b) => b.total - a.total),
    perMonth: Math.round(total / months) / 100,
    perKgLost: changeKg !== null && changeKg < 0 && total > 0 ? Math.round(total / -changeKg) / 100 : null,
  };
}

function productOf(purchases: readonly Purchase[]): ProductSpending {
  const { name, kind } = purchases[0]!; // a group has at least one
  const priced = purchases.filter(({ price }) => price !== null);
  const mg = kind === 'pen' ? priced.reduce((sum, one) => sum + (one.mg ?? 0), 0) : 0;
  const total = cents(purchases);
  return {
    name,
    kind,
    purchases: purchases.length,
    total: total / 100,
    mg: mg > 0 ? Math.round(mg * 1e4) / 1e4 : null,
    perMg: mg > 0 ? Math.round(total / mg) / 100 : null,
  };
}

function cents(purchases: readonly Purchase[]): number {
  return purchases.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
}

/** '2026-11' of every month that the period touches, oldest first. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  let [year, month] = from.split('-').map(Number) as [number, number, number];
  for (;;) {
    const name = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
    if (name > to.slice(0, 7)) return months;
    months.push(name);
    month++;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}
