import { toUnits } from './amount.ts';
import type { Refusal } from './moves.ts';
import { draw, openNext, putBack, takeOut } from './moves.ts';
import type { PenEvent, PenState } from './movement.ts';
import type { Containers } from './presentation.ts';
import type { Shelf } from './shelf.ts';
import { fullShelf, remaining, stateOf } from './shelf.ts';

export { PEN_MOVEMENT_KINDS, PEN_MOVEMENT_LABEL } from './movement.ts';
export type { LedgerLine, PenEvent, PenMovementKind, PenState } from './movement.ts';

export type Replayed =
  | { ok: true; state: PenState }
  | { ok: false; why: 'not-enough'; event: PenEvent; availableMg: number }
  | { ok: false; why: 'nothing-sealed'; event: PenEvent };

/**
 * What the facts of an entry come to, in the order they happened; equal times keep the order given. Changing or
 * deleting any of them is another replay.
 */
export function replay(containers: Containers, purchasedAt: Date, events: readonly PenEvent[]): Replayed {
  const shelf = fullShelf(containers, purchasedAt);
  for (const event of inOrder(events)) {
    const refusal = apply(shelf, event);
    if (refusal) return { ok: false, ...refusal, event };
  }
  return { ok: true, state: stateOf(shelf) };
}

function inOrder(events: readonly PenEvent[]): PenEvent[] {
  return events.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
}

function apply(shelf: Shelf, event: PenEvent): Refusal | null {
  const units = toUnits(event.mg);
  switch (event.kind) {
    case 'opening':
      return openNext(shelf, event);
    case 'application':
    case 'purge':
      return draw(shelf, event);
    case 'loss':
      return takeOut(shelf, event, Math.max(0, units));
    case 'discard':
      return takeOut(shelf, event, units > 0 ? units : remaining(shelf));
    case 'adjustment':
      return units < 0 ? takeOut(shelf, event, -units) : putBack(shelf, event, units);
    case 'purchase':
      return null;
  }
}
