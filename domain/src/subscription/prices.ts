import type { Cycle, TierId } from './tiers.ts';

export const CURRENCY = 'brl';
const YEARLY_DISCOUNT_PERCENT = 20;
const MONTHS = 12;

/**
 * The price of a month, in cents, from a day on; the newest last. A new line is a new price for new subscribers: the
 * others keep theirs until 30 days after they were told.
 */
export const PRICE_LIST: readonly { from: string; monthlyCents: Record<TierId, number> }[] = [
  { from: '2026-11-17', monthlyCents: { essencial: 2990, plus: 4990, completa: 7990 } },
];
export type PriceList = typeof PRICE_LIST;

/** The prices that hold on a day; before the first line, the first. */
export function pricesOn(day: string, list: PriceList = PRICE_LIST): Record<TierId, number> {
  return (list.findLast(({ from }) => from <= day) ?? list[0]!).monthlyCents;
}

export const yearlyCents = (monthlyCents: number): number =>
  Math.round((monthlyCents * MONTHS * (100 - YEARLY_DISCOUNT_PERCENT)) / 100);

/** The saving of a year against twelve months. */
export const savingCents = (monthlyCents: number): number =>
  monthlyCents * MONTHS - yearlyCents(monthlyCents);

export const amountOf = (monthlyCents: number, cycle: Cycle): number =>
  cycle === 'monthly' ? monthlyCents : yearlyCents(monthlyCents);

export const PRICE_NOTICE_DAYS = 30;
