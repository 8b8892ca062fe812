import { toUnits } from './amount.ts';
import type { Refusal } from './moves.ts';
import { draw, openNext, putBack, startWith, takeOut } from './moves.ts';
import type { PenEvent, PenState } from './movement.ts';
import type { Containers } from './presentation.ts';
import type { Checkpoint, Shelf } from './shelf.ts';
import { checkpointOf, fullShelf, remaining, shelfAt, stateOf } from './shelf.ts';

export { ESTIMATED_OPENING, PEN_MOVEMENT_KINDS, PEN_MOVEMENT_LABEL } from './movement.ts';
export type { Checkpoint } from './shelf.ts';
export type { LedgerLine, PenEvent, PenMovementKind, PenState } from './movement.ts';

export type Replayed = { ok: true; state: PenState } | Refused;

type Refused =
  | { ok: false; why: 'not-enough'; event: PenEvent; availableMg: number }
  | { ok: false; why: 'nothing-sealed'; event: PenEvent };

/**
 * Replays the events of an entry in the order they happened; equal times keep the given order. Changing or deleting an
 * event means another replay.
 */
export function replay(containers: Containers, purchasedAt: Date, events: readonly PenEvent[]): Replayed {
  const shelf = fullShelf(containers, purchasedAt);
  return applyAll(shelf, inOrder(events)) ?? { ok: true, state: stateOf(shelf) };
}

/** How many facts may stand after a checkpoint, and how many are left there when it moves. */
interface Room {
  most: number;
  /** The newest, because those are the ones patients still correct. */
  left: number;
}

const ROOM: Room = { most: 60, left: 20 };

export type Settled = { ok: true; state: Omit<PenState, 'lines'>; checkpoint: Checkpoint | null } | Refused;

/**
 * The same state as the whole replay, from the facts after a checkpoint alone; without one, from all of them. The
 * checkpoint in the answer is the one to start from next time.
 */
export function replayFrom(
  containers: Containers,
  start: Checkpoint | null,
  events: readonly PenEvent[],
  { most, left }: Room = ROOM,
): Settled {
  // The purchase is the ledger's first line only, and lines before a checkpoint are not written again.
  const shelf = start ? shelfAt(containers, start) : fullShelf(containers, new Date(0));
  const ordered = inOrder(events);
  const closed = ordered.length > most ? closedBefore(ordered, left) : 0;
  const early = applyAll(shelf, ordered.slice(0, closed));
  if (early) return early;
  const checkpoint = closed > 0 ? checkpointOf(shelf, ordered[closed - 1]!.happenedAt) : start;
  const late = applyAll(shelf, ordered.slice(closed));
  if (late) return late;
  const { lines: _, ...state } = stateOf(shelf);
  return { ok: true, state, checkpoint };
}

/**
 * How many of the oldest facts go under the checkpoint: facts of one moment stay together, and so do a start and the doses
 * before it, which date its opening.
 */
function closedBefore(ordered: readonly PenEvent[], left: number): number {
  const first = ordered[ordered.length - left]!.happenedAt.getTime();
  const closed = ordered.findIndex(({ happenedAt }) => happenedAt.getTime() === first);
  return ordered.slice(closed).some(({ kind }) => kind === 'start') ? 0 : closed;
}

function applyAll(shelf: Shelf, events: readonly PenEvent[]): Refused | null {
  for (const event of events) {
    const refusal = apply(shelf, event);
    if (refusal) return { ok: false, ...refusal, event };
  }
  return null;
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
    case 'start':
      return startWith(shelf, event, units);
    case 'purchase':
      return null;
  }
}
