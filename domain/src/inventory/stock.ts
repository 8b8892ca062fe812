/** How much of a box is left, and since when it is open. */
export interface Stock {
  remaining: number;
  openedOn: string | null;
}

export type Taken = { ok: true; remaining: number } | { ok: false; why: 'box-closed' | 'insufficient-stock' };
export type Moved = { ok: true; remaining: number } | { ok: false; why: 'insufficient-stock' };

/** A dose comes out of an open box, and a box never holds less than nothing. */
export function take({ remaining, openedOn }: Stock, quantity: number): Taken {
  if (!openedOn) return { ok: false, why: 'box-closed' };
  return move(remaining, -quantity);
}

/** The quantity left after something came in or went out. */
export function move(remaining: number, change: number): Moved {
  const left = toThousandths(remaining + change);
  return left >= 0 ? { ok: true, remaining: left } : { ok: false, why: 'insufficient-stock' };
}

// Doses come in tenths (0.1 ml); binary floats would leave 0.30000000000000004 on the shelf.
export function toThousandths(quantity: number): number {
  // Adding zero turns -0, which is what a rounded -0.0001 becomes, into 0.
  return Math.round(quantity * 1000) / 1000 + 0;
}

/** Why a quantity changed: each change is a line of the box's ledger. */
export const MOVEMENT_KINDS = ['purchase', 'opening', 'use', 'loss', 'discard', 'adjustment'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const MOVEMENT_LABEL: Record<MovementKind, string> = {
  purchase: 'Compra',
  opening: 'Abertura',
  use: 'Uso',
  loss: 'Perda',
  discard: 'Descarte',
  adjustment: 'Ajuste',
};
