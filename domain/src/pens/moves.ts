import { toMg, toUnits } from './amount.ts';
import { ESTIMATED_OPENING, type PenEvent } from './movement.ts';
import type { OpenedBy, Shelf } from './shelf.ts';
import { dosesGone, largestCounted, recount } from './fixed-doses.ts';
import { breakSeal, largestDraw, remaining, writeLine, writeOffRest, writeOpening } from './shelf.ts';

export type Refusal = { why: 'not-enough'; availableMg: number } | { why: 'nothing-sealed' };

export const REST_TOO_SMALL = 'Sobra menor que uma dose';
export const REST_OF_SINGLE_DOSE = 'Sobra da caneta de dose única';
export const REST_OF_PREVIOUS = 'Sobra da unidade anterior';

/** A dose or a purge: out of one container, never out of two. */
export function draw(shelf: Shelf, event: PenEvent): Refusal | null {
  const asked = Math.max(0, toUnits(event.mg));
  const isDose = event.kind === 'application';
  const most = Math.max(largestDraw(shelf), isDose ? largestCounted(shelf) : 0);
  if (asked > most) return notEnough(most);
  const isSingleDose = shelf.containers.presentation === 'single-dose-pen';
  if (asked > shelf.open && shelf.sealed > 0) {
    writeOffRest(shelf, event, REST_TOO_SMALL);
    breakSeal(shelf, event.happenedAt, 'dose');
    if (!isSingleDose) writeOpening(shelf, event);
  }
  const taken = Math.min(asked, shelf.open);
  shelf.open -= taken;
  if (isDose) shelf.dosesUsed += dosesGone(shelf, asked);
  writeLine(shelf, event, -taken);
  if (isSingleDose && isDose) writeOffRest(shelf, event, REST_OF_SINGLE_DOSE);
  return null;
}

/** The patient opens the next container. */
export function openNext(shelf: Shelf, event: PenEvent): Refusal | null {
  if (shelf.sealed === 0) return joinOpening(shelf, event);
  // A single-dose pen is opened and used at once: the line is kept, its application takes the pen.
  if (shelf.containers.presentation !== 'single-dose-pen') {
    writeOffRest(shelf, event, REST_OF_PREVIOUS);
    breakSeal(shelf, event.happenedAt, openerOf(event));
  }
  writeLine(shelf, event, 0);
  return null;
}

// A patient who opens a pen and then records an earlier dose means one opening, and its line is one. The dose's time is
// certain, that of a correction is not. Lines before a checkpoint are not here.
function joinOpening(shelf: Shelf, event: PenEvent): Refusal | null {
  const isOpened = shelf.openedBy === 'patient' || shelf.openedBy === 'estimate';
  if (shelf.open === 0 || isOpened) return { why: 'nothing-sealed' };
  const place = shelf.lines.findLastIndex(({ kind }) => kind === 'opening');
  const line = shelf.lines[place];
  if (shelf.openedBy === 'correction') {
    shelf.openedAt = event.happenedAt;
    if (line) shelf.lines.splice(place, 1);
    writeLine(shelf, event, 0);
  } else if (line) {
    shelf.lines[place] = { ...line, id: event.id, reason: event.reason };
  }
  shelf.openedBy = openerOf(event);
  return null;
}

const openerOf = ({ reason }: PenEvent): OpenedBy => (reason === ESTIMATED_OPENING ? 'estimate' : 'patient');

/** Lost, thrown away or corrected downwards: the open container first, then sealed ones. */
export function takeOut(shelf: Shelf, event: PenEvent, asked: number): Refusal | null {
  const left = remaining(shelf);
  if (asked > left) return notEnough(left);
  const fromSealed = Math.max(0, asked - shelf.open);
  const whole = Math.floor(fromSealed / shelf.unit);
  const part = fromSealed % shelf.unit;
  if (part > 0) writeOpening(shelf, event);
  shelf.open = Math.max(0, shelf.open - asked);
  shelf.sealed -= whole;
  if (part > 0) {
    breakSeal(shelf, event.happenedAt, 'correction');
    shelf.open -= part;
  }
  recount(shelf);
  writeLine(shelf, event, -asked);
  return null;
}

/** Corrected upwards: the open container is filled first, then seals are whole again. */
export function putBack(shelf: Shelf, event: PenEvent, amount: number): Refusal | null {
  const room = shelf.containers.units * shelf.unit - remaining(shelf);
  if (amount > room) return notEnough(room);
  const total = shelf.open + amount;
  const isFilledFirst = shelf.openedAt !== null && shelf.containers.presentation !== 'single-dose-pen';
  const whole = isFilledFirst
    ? Math.max(0, Math.ceil(total / shelf.unit) - 1)
    : Math.floor(total / shelf.unit);
  const part = total - whole * shelf.unit;
  if (part > 0 && !shelf.openedAt) {
    writeOpening(shelf, event);
    shelf.openedAt = event.happenedAt;
    shelf.openedBy = 'correction';
  }
  shelf.sealed += whole;
  shelf.open = part;
  recount(shelf);
  writeLine(shelf, event, amount);
  return null;
}

/** Counted when the entry was added: it holds so much, whatever was recorded from before. */
export function startWith(shelf: Shelf, event: PenEvent, held: number): Refusal | null {
  const difference = held - remaining(shelf);
  if (difference === 0) return null;
  return difference < 0 ? takeOut(shelf, event, -difference) : putBack(shelf, event, difference);
}

function notEnough(units: number): Refusal {
  return { why: 'not-enough', availableMg: toMg(units) };
}
