import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { isDoseDue, isPrescriptionDue } from '@leveza/domain/dashboard/due.ts';
import type { PenSupply } from '@leveza/contract/supply.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import type { ProductsToSee } from './products-to-see.ts';

const MOST_BOXES = 4;

interface Situation {
  treatment: Treatment;
  supply: PenSupply;
  hasPen: boolean;
  products: ProductsToSee;
  today: Day;
}

/** Items due today, the dose first. */
export function dueToday(situation: Situation): TodayItem[] {
  return [...doseItems(situation), ...supplyItems(situation), ...boxItems(situation)];
}

function doseItems({ treatment: { next, last } }: Situation): TodayItem[] {
  return last && isDoseDue(next) ? [{ kind: 'dose', medicationName: last.medicationName }] : [];
}

function supplyItems({ supply, hasPen, today }: Situation): TodayItem[] {
  const { buyBy, runsOutOn, dosesLeft, prescriptionLastDay: lastDay } = supply;
  const items: TodayItem[] = [];
  // Without a recorded pen the stock at home is unknown.
  const isBuying = buyBy !== null && buyBy <= today && hasPen;
  if (isBuying && runsOutOn) items.push({ kind: 'buy-pen', dosesLeft, runsOutOn });
  if (lastDay && isPrescriptionDue(lastDay, today, isBuying)) items.push({ kind: 'prescription', lastDay });
  return items;
}

function boxItems({ products }: Situation): TodayItem[] {
  return products.slice(0, MOST_BOXES).map(({ state, box, quantity }) => ({
    kind: 'box',
    state,
    itemId: box.id,
    itemKind: box.kind,
    name: box.name,
    quantity,
    unitType: box.unitType,
    expiryDate: box.expiryDate,
  }));
}
