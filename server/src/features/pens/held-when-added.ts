import type { PenInput } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { mgAfterDoses } from '@leveza/domain/pens/doses.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { doseCountOf } from './shared/dose-count.ts';
import type { Call } from '../../http/call.ts';
import type { PenRow } from './table.ts';

type Used = Pick<PenInput, 'remainingVolume' | 'dosesUsed'>;

/**
 * When a pen that is added in use was opened, where the patient does not say: the day it was bought. Days in use that
 * began today would keep it past its time; no earlier day is possible.
 */
export function openedAtLatest(
  pen: PenRow,
  held: number,
  { zone, now }: Pick<Call, 'zone' | 'now'>,
): Date | null {
  const { presentation, unitMg, purchaseDate } = pen;
  const isSealed = presentation === 'single-dose-pen' || toUnits(held) % toUnits(unitMg) === 0;
  if (isSealed) return null;
  const bought = instantAt(purchaseDate, '12:00', zone);
  return bought < now ? bought : now;
}

/** The mg left in one already in use, by its doses or its volume; null for a full one. */
export function heldWhenAdded(pen: PenRow, { dosesUsed, remainingVolume }: Used): number | null {
  if (dosesUsed) return afterDoses(pen, dosesUsed);
  return remainingVolume === null || remainingVolume === undefined ? null : inVolume(pen, remainingVolume);
}

function afterDoses(pen: PenRow, doses: number): number {
  const held = mgAfterDoses(doseCountOf(pen), doses);
  if (held !== null) return held;
  throw new Problem('invalid-input', { fields: { dosesUsed: 'Ela não dá tantas doses. Confira o número.' } });
}

function inVolume({ units, unitMg, unitVolumeMl }: PenRow, remainingVolume: number): number | null {
  const total = units * unitVolumeMl;
  if (remainingVolume > total + 1e-6) {
    throw new Problem('invalid-input', {
      fields: { remainingVolume: 'O que resta não pode ser maior que o volume total.' },
    });
  }
  const held = (remainingVolume / total) * units * unitMg;
  return remainingVolume < total ? toMg(toUnits(held)) : null;
}
