import type { Day } from '../time/days.ts';
import { daysBetween } from '../time/days.ts';
import type { ItemKind } from '../catalog/classify.ts';
import { DEFAULT_EXPIRY_ALERT_DAYS } from './defaults.ts';
import type { Level } from './running-out.ts';
import type { Sort } from './sorts.ts';

interface Box {
  remaining: number;
  expiryDate: Day | null;
  /** A day or an instant; null while the box is closed, absent if unknown. */
  openedOn?: string | null;
  daysBeforeExpiryAlert?: number | null;
}

export interface Status {
  status: 'empty' | 'expiring' | 'open' | 'closed';
  /** The lower, the nearer to the top of the list. */
  priority: number;
  badge: 'VAZIO' | 'VENCIDO' | 'VENCE EM BREVE' | 'ABERTO' | 'FECHADO';
}

/** The label in the corner of a card, and the card's place in the list (specification, second document, section 4). */
export function statusOf(box: Box, today: Day): Status {
  if (box.remaining <= 0) return { status: 'empty', priority: 4, badge: 'VAZIO' };
  const expiry = expiryState(box.expiryDate, today, box.daysBeforeExpiryAlert);
  if (expiry) {
    return { status: 'expiring', priority: 1, badge: expiry === 'past' ? 'VENCIDO' : 'VENCE EM BREVE' };
  }
  if (box.openedOn) return { status: 'open', priority: 2, badge: 'ABERTO' };
  return { status: 'closed', priority: 3, badge: 'FECHADO' };
}

export function isExpired(expiryDate: Day | null, today: Day): boolean {
  return expiryState(expiryDate, today) === 'past';
}

export function expiryWarning(
  expiryDate: Day | null,
  today: Day,
  window?: number | null,
): 'Vencido' | 'Vence em breve!' | null {
  const expiry = expiryState(expiryDate, today, window);
  if (!expiry) return null;
  return expiry === 'past' ? 'Vencido' : 'Vence em breve!';
}

// A medicine is good until the end of its last day: only the day after is it past.
function expiryState(expiryDate: Day | null, today: Day, window?: number | null): 'past' | 'soon' | null {
  if (!expiryDate) return null;
  if (expiryDate < today) return 'past';
  return daysBetween(today, expiryDate) <= (window ?? DEFAULT_EXPIRY_ALERT_DAYS) ? 'soon' : null;
}

interface LabelledBox extends Box {
  /** How much of the product is left. */
  level: Level;
}

export type CardLabel = 'Vazio' | 'Crítico' | 'Vencido' | 'Vence em breve' | 'Fechado' | 'Aberto' | 'Normal';

/** One word on the state of a card, the most pressing first. */
export function cardLabel(box: LabelledBox, kind: ItemKind, today: Day): CardLabel {
  const shortage = shortageOf(box);
  if (shortage) return shortage;
  const expiry = expiryState(box.expiryDate, today, box.daysBeforeExpiryAlert);
  if (expiry) return expiry === 'past' ? 'Vencido' : 'Vence em breve';
  if (box.openedOn === undefined && kind === 'medication') return 'Normal';
  return box.openedOn ? 'Aberto' : 'Fechado';
}

/** The same in a medication's details, where the expiry has a line of its own. */
export function detailLabel(
  box: Pick<LabelledBox, 'remaining' | 'openedOn' | 'level'>,
): 'Vazio' | 'Crítico' | 'Aberto' | 'Fechado' {
  return shortageOf(box) ?? (box.openedOn ? 'Aberto' : 'Fechado');
}

function shortageOf({
  remaining,
  level,
}: Pick<LabelledBox, 'remaining' | 'level'>): 'Vazio' | 'Crítico' | null {
  if (remaining <= 0) return 'Vazio';
  return level === 'critical' ? 'Crítico' : null;
}

interface Placed {
  priority: number;
  purchaseDate: Day | null;
}

interface Sortable extends Placed {
  name: string;
  remainingQuantity: number;
  expiryDate: Day | null;
  pricePaid: number | null;
  isFavorite: boolean;
}

/** Sorts by the patient's choice; boxes that are equal by it stand in the order of their status. */
export function sortItems<Item extends Sortable>(
  items: readonly Item[],
  by: Sort,
  { favouritesFirst = false }: { favouritesFirst?: boolean } = {},
): Item[] {
  return items.toSorted(
    (a, b) =>
      (favouritesFirst ? Number(b.isFavorite) - Number(a.isFavorite) : 0) ||
      COMPARE[by](a, b) ||
      byStatus(a, b),
  );
}

// 'Vitamina B6' before 'Vitamina B12', 'Ácido fólico' among the As.
const alphabet = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

const COMPARE: Record<Sort, (a: Sortable, b: Sortable) => number> = {
  status: byStatus,
  name: (a, b) => alphabet.compare(a.name, b.name),
  // The least left, the soonest to expire and the dearest come first, unknown values last.
  remaining: (a, b) => a.remainingQuantity - b.remainingQuantity,
  expiry: (a, b) => knownFirst(a.expiryDate, b.expiryDate, (one, other) => (one < other ? -1 : 1)),
  price: (a, b) => knownFirst(a.pricePaid, b.pricePaid, (one, other) => other - one),
};

/** Boxes that need the patient come first, then the newest purchase; equal ones keep their order. */
function byStatus(a: Placed, b: Placed): number {
  return (
    a.priority - b.priority ||
    knownFirst(a.purchaseDate, b.purchaseDate, (one, other) => (one > other ? -1 : 1))
  );
}

function knownFirst<Value>(
  a: Value | null,
  b: Value | null,
  compare: (a: Value, b: Value) => number,
): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : compare(a, b);
}
