import { toMg, toUnits } from './amount.ts';
import type { LedgerLine, PenEvent, PenState } from './movement.ts';
import type { Containers } from './presentation.ts';

/** The patient said so, the doses used at entry tell it, a dose found it closed, or a correction needed part of it. */
export type OpenedBy = 'patient' | 'estimate' | 'dose' | 'correction';

/** An entry while its facts are replayed, in whole ten-thousandths of a mg. */
export interface Shelf {
  readonly containers: Containers;
  /** Amount in one full container. */
  readonly unit: number;
  sealed: number;
  open: number;
  openedAt: Date | null;
  openedBy: OpenedBy;
  dosesUsed: number;
  readonly lines: LedgerLine[];
}

export function fullShelf(containers: Containers, purchasedAt: Date): Shelf {
  const shelf: Shelf = {
    containers,
    unit: unitOf(containers),
    sealed: containers.units,
    open: 0,
    openedAt: null,
    openedBy: 'patient',
    dosesUsed: 0,
    lines: [],
  };
  writeLine(shelf, { id: null, kind: 'purchase', happenedAt: purchasedAt, reason: null }, remaining(shelf));
  return shelf;
}

function unitOf({ unitMg }: Containers): number {
  return Math.max(1, toUnits(unitMg));
}

/** A shelf as it stood after everything up to a moment; later events are replayed from here. */
export interface Checkpoint extends Pick<Shelf, 'sealed' | 'open' | 'openedAt' | 'openedBy' | 'dosesUsed'> {
  at: Date;
}

/** Its ledger holds only the lines after the checkpoint. */
export function shelfAt(containers: Containers, checkpoint: Checkpoint): Shelf {
  const { sealed, open, openedAt, openedBy, dosesUsed } = checkpoint;
  return { containers, unit: unitOf(containers), sealed, open, openedAt, openedBy, dosesUsed, lines: [] };
}

export function checkpointOf({ sealed, open, openedAt, openedBy, dosesUsed }: Shelf, at: Date): Checkpoint {
  return { at, sealed, open, openedAt, openedBy, dosesUsed };
}

export function remaining({ sealed, unit, open }: Shelf): number {
  return sealed * unit + open;
}

/** The largest amount that still comes out of one container. */
export function largestDraw({ sealed, unit, open }: Shelf): number {
  return sealed > 0 ? Math.max(unit, open) : open;
}

type Heading = Pick<PenEvent, 'id' | 'kind' | 'happenedAt' | 'reason'>;

/** Called after the shelf has changed by `units`. */
export function writeLine(shelf: Shelf, { id, kind, happenedAt, reason }: Heading, units: number): void {
  const remainingMg = toMg(remaining(shelf));
  shelf.lines.push({ id, kind, mg: toMg(units), remainingMg, happenedAt, reason });
}

/** An opening that the patient did not record. */
export function writeOpening(shelf: Shelf, { happenedAt }: PenEvent): void {
  writeLine(shelf, { id: null, kind: 'opening', happenedAt, reason: null }, 0);
}

/** The rest in the open container leaves as a loss. */
export function writeOffRest(shelf: Shelf, { happenedAt }: PenEvent, reason: string): void {
  const rest = shelf.open;
  shelf.open = 0;
  if (rest > 0) writeLine(shelf, { id: null, kind: 'loss', happenedAt, reason }, -rest);
}

export function breakSeal(shelf: Shelf, at: Date, openedBy: OpenedBy): void {
  shelf.sealed -= 1;
  shelf.open = shelf.unit;
  shelf.openedAt = at;
  shelf.openedBy = openedBy;
  shelf.dosesUsed = 0;
}

export function stateOf(shelf: Shelf): PenState {
  const isOpen = shelf.open > 0 || shelf.containers.presentation === 'multi-dose-pen';
  return {
    remainingMg: toMg(remaining(shelf)),
    sealedUnits: shelf.sealed,
    openMg: toMg(shelf.open),
    openedAt: isOpen ? shelf.openedAt : null,
    isOpeningEstimated: isOpen && shelf.openedBy === 'estimate',
    openDosesUsed: isOpen ? shelf.dosesUsed : 0,
    lines: shelf.lines,
  };
}
