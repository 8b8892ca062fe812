import type { TodayItem } from '@leveza/contract/dashboard.ts';
import { isDoseDue, isPrescriptionDue } from '@leveza/domain/dashboard/due.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Db } from '../../db/connection.ts';
import type { Treatment } from '../applications/store.ts';
import { productsToSee } from '../inventory/store.ts';
import { readSupply } from '../supply/store.ts';

const MOST_BOXES = 4;

interface Situation {
  treatment: Treatment;
  hasPen: boolean;
  now: Date;
}

/** What asks for the patient today, the dose first. */
export async function dueToday(db: Db, owner: string, situation: Situation): Promise<TodayItem[]> {
  return [
    ...doseItems(situation),
    ...(await supplyItems(db, owner, situation)),
    ...(await boxItems(db, owner, situation)),
  ];
}

function doseItems({ treatment: { next, last } }: Situation): TodayItem[] {
  return last && isDoseDue(next) ? [{ kind: 'dose', medicationName: last.medicationName }] : [];
}

async function supplyItems(
  db: Db,
  owner: string,
  { treatment, hasPen, now }: Situation,
): Promise<TodayItem[]> {
  const today = dayIn(treatment.zone, now);
  const { buyBy, runsOutOn, dosesLeft, prescriptionLastDay: lastDay } = await readSupply(db, owner, now);
  const items: TodayItem[] = [];
  // Of one who keeps no pens here nobody knows what is at home.
  const isBuying = buyBy !== null && buyBy <= today && hasPen;
  if (isBuying && runsOutOn) items.push({ kind: 'buy-pen', dosesLeft, runsOutOn });
  if (lastDay && isPrescriptionDue(lastDay, today, isBuying)) items.push({ kind: 'prescription', lastDay });
  return items;
}

async function boxItems(db: Db, owner: string, { treatment, now }: Situation): Promise<TodayItem[]> {
  const today = dayIn(treatment.zone, now);
  const found = await productsToSee(db, owner, { today, now });
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
