import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PEN_BADGES, type PenBadge } from '@leveza/domain/pens/status.ts';
import { countedIn, formatDoses } from '../pen-words.ts';

/** Entries of one product, which stand as one row. */
export interface PenGroup {
  key: string;
  pens: [Pen, ...Pen[]];
}

/** In the order of the entries: a product stands where its first entry does. */
export function groupPens(pens: readonly Pen[]): PenGroup[] {
  const byProduct = Map.groupBy(pens, ({ medication, unitMg }) =>
    [medication.id ?? '', medication.commercialName, medication.concentration, unitMg].join(' '),
  );
  return [...byProduct].flatMap(([key, [first, ...rest]]) =>
    first ? [{ key, pens: [first, ...rest] }] : [],
  );
}

/**
 * The pen in use: the one opened last, of those within their date; without one, the sealed pen that ends first, which is
 * the next to be opened. Null where no pen holds a dose.
 */
export function leadingPen(pens: readonly Pen[]): Pen | null {
  const full = pens.filter(({ status }) => status !== 'empty');
  const [first] = full.toSorted((a, b) => compare(rank(a), rank(b)));
  return first ?? null;
}

/** Nothing to give a dose from: only used up entries, or none at all. */
export const holdNothing = (pens: readonly Pen[]) => pens.every(({ status }) => status === 'empty');

/** Within its date, open before sealed; the newest opening, or the earliest end, first. */
function rank({ status, badge, openedAt, usableUntil }: Pen): number[] {
  const isOpen = status === 'open';
  const opening = openedAt === null ? 0 : -Date.parse(openedAt);
  return [
    Number(badge === 'expired'),
    Number(!isOpen),
    isOpen ? opening : Date.parse(usableUntil ?? '9999-12-31'),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** `1 aberta · 11 lacradas · 44 doses`. */
export function groupText(pens: readonly Pen[]): string {
  const open = pens.filter(({ status }) => status === 'open').length;
  const usable = pens.filter(({ badge }) => badge !== 'expired');
  const sealed = pens.filter(({ status }) => status === 'sealed').length;
  return [
    open > 0 && `${open} ${open === 1 ? 'aberta' : 'abertas'}`,
    sealed > 0 && `${sealed} ${sealed === 1 ? 'lacrada' : 'lacradas'}`,
    usable.length > 0 && countText(usable),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Rests of several pens are doses where a dose takes several injections. */
function countText(pens: readonly Pen[]): string {
  const [first] = pens;
  if (first && first.mgPerUnit !== null) {
    const units = pens.reduce((sum, { dosesLeft }) => sum + dosesLeft, 0);
    return `${units} ${countedIn({ dosesLeft: units, mgPerUnit: first.mgPerUnit })}`;
  }
  const doses = pens.reduce((sum, pen) => sum + sharesOf(pen), 0);
  return formatDoses(Math.floor(doses + 1e-9));
}

const sharesOf = ({ dosesLeft, injectionsLeft, injectionsPerDose }: Pen) =>
  injectionsPerDose > 1 ? injectionsLeft / injectionsPerDose : dosesLeft;

const PRESSING: readonly PenBadge[] = ['expired', 'critical', 'expiring'];

/** The badge that asks for attention; null where none does. Of several pens a last dose in one of them is not pressing. */
export function pressingBadge(pens: readonly Pen[]): PenBadge | null {
  const found = new Set(pens.map(({ badge }) => badge));
  if (pens.length > 1) found.delete('critical');
  return PEN_BADGES.find((badge) => PRESSING.includes(badge) && found.has(badge)) ?? null;
}
