import type { PenInput } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { mgAfterDoses } from '@leveza/domain/pens/doses.ts';
import { doseCountOf } from './shared/dose-count.ts';
import type { PenRow } from './table.ts';

type Used = Pick<PenInput, 'remainingVolume' | 'dosesUsed'>;

const OPENED_WHEN =
  'Informe quando ela foi aberta: os dias de uso contam daí. Se não lembra o dia, ponha o mais antigo que pode ser.';

/** Days in use that began today would keep a pen past its time: one already in use needs the day it was opened. */
export function refuseUnknownOpening(
  { presentation, unitMg }: PenRow,
  held: number,
  openedAt: Date | null,
): void {
  if (openedAt || presentation === 'single-dose-pen' || toUnits(held) % toUnits(unitMg) === 0) return;
  throw new Problem('invalid-input', { fields: { openedAt: OPENED_WHEN } });
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
