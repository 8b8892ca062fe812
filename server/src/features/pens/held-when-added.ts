import type { PenInput } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { toMg, toUnits } from '@leveza/domain/pens/amount.ts';
import { mgAfterClimbing } from '@leveza/domain/pens/climbed-doses.ts';
import { mgAfterDoses } from '@leveza/domain/pens/doses.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { knownProduct } from './shared/glp1-catalog.ts';
import { doseCountOf } from './shared/dose-count.ts';
import type { Call } from '../../http/call.ts';
import type { PenRow } from './table.ts';

/** One of a pen that gives several doses is counted by none of them. */
const DOSE_MISSING = { currentDoseMg: 'Diga a sua dose: por ela contamos o que já saiu.' };

type Used = Pick<PenInput, 'remainingVolume' | 'dosesUsed'>;

/**
 * When a pen that is added in use was opened at the latest, where the patient does not say: the day it was bought or, where
 * that is today's as the form suggests, the day of its first dose. Days in use that began today would keep it past its time.
 */
export function openedAtLatest(
  pen: PenRow,
  held: number,
  { zone, now, dosesUsed }: Pick<Call, 'zone' | 'now'> & Pick<PenInput, 'dosesUsed'>,
): Date | null {
  const { presentation, unitMg, purchaseDate } = pen;
  const isSealed = presentation === 'single-dose-pen' || toUnits(held) % toUnits(unitMg) === 0;
  if (isSealed) return null;
  // Each dose came an interval after the one before it.
  const span = Math.max(0, (dosesUsed ?? 0) - 1) * (knownProduct(pen.catalogId)?.intervalDays ?? 0);
  const firstDose = addDays(dayIn(zone, now), -span);
  const opened = instantAt(firstDose < purchaseDate ? firstDose : purchaseDate, '12:00', zone);
  return opened < now ? opened : now;
}

/** The mg left in one already in use, by its doses or its volume; null for a full one. */
export function heldWhenAdded(pen: PenRow, { dosesUsed, remainingVolume }: Used): number | null {
  if (dosesUsed) return afterDoses(pen, dosesUsed);
  return remainingVolume === null || remainingVolume === undefined ? null : inVolume(pen, remainingVolume);
}

function afterDoses(pen: PenRow, doses: number): number {
  const product = knownProduct(pen.catalogId);
  const { presentation, unitMg, currentDoseMg } = pen;
  const isOfSeveral = presentation === 'multi-dose-pen' && (product?.doseOptionsMg.length ?? 0) > 1;
  if (isOfSeveral && currentDoseMg === null) throw new Problem('invalid-input', { fields: DOSE_MISSING });
  const held = mgAfterDoses(doseCountOf(pen), doses);
  if (held) return held;
  // So many of today's dose would have emptied it: the first ones were smaller, as the label begins.
  const climbed =
    isOfSeveral && currentDoseMg !== null && product?.titration && product.intervalDays
      ? mgAfterClimbing(
          {
            unitMg,
            currentDoseMg,
            doseOptionsMg: product.doseOptionsMg,
            intervalDays: product.intervalDays,
            steps: product.titration.steps,
          },
          doses,
        )
      : null;
  const left = climbed ?? held;
  if (left !== null) return left;
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
