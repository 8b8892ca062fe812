import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { isDoseDue, isPrescriptionDue } from '@leveza/domain/dashboard/due.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { productsToSee } from './products-to-see.ts';
import { readPenSupply } from '../supply/shared/read-pen-supply.ts';

const MOST_BOXES = 4;

interface Situation {
  treatment: Treatment;
  hasPen: boolean;
}

/** What asks for the patient today, the dose first. */
export async function dueToday(call: Call, situation: Situation): Promise<TodayItem[]> {
  return [...doseItems(situation), ...(await supplyItems(call, situation)), ...(await boxItems(call))];
}

function doseItems({ treatment: { next, last } }: Situation): TodayItem[] {
  return last && isDoseDue(next) ? [{ kind: 'dose', medicationName: last.medicationName }] : [];
}

async function supplyItems(call: Call, { hasPen }: Situation): Promise<TodayItem[]> {
  const today = dayIn(call.zone, call.now);
  const { buyBy, runsOutOn, dosesLeft, prescriptionLastDay: lastDay } = await readPenSupply(call);
  const items: TodayItem[] = [];
  // Of one who keeps no pens here nobody knows what is at home.
  const isBuying = buyBy !== null && buyBy <= today && hasPen;
  if (isBuying && runsOutOn) items.push({ kind: 'buy-pen', dosesLeft, runsOutOn });
  if (lastDay && isPrescriptionDue(lastDay, today, isBuying)) items.push({ kind: 'prescription', lastDay });
  return items;
}

async function boxItems(call: Call): Promise<TodayItem[]> {
  const found = await productsToSee(call);
  return found.slice(0, MOST_BOXES).map(({ state, box, quantity }) => ({
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
