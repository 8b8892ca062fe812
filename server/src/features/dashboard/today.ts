import type { TodayItem } from '@leveza/contract/dashboard.ts';
import type { BoxToSee } from '@leveza/domain/dashboard/boxes-to-see.ts';
import { isDoseDue, isPrescriptionDue } from '@leveza/domain/dashboard/due.ts';
import type { PenSupply } from '@leveza/contract/supply.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import type { RepeatNear } from '../exams/shared/repeat-near.ts';
import { placeOf } from '../inventory/shared/place-of.ts';
import type { BoxAtHand } from './boxes-at-hand.ts';

interface Situation {
  treatment: Treatment;
  supply: PenSupply;
  hasPen: boolean;
  products: BoxToSee<BoxAtHand>[];
  /** Exams whose usual repeat is near. */
  repeats: readonly RepeatNear[];
  today: Day;
}

/** Items due today, the dose first. */
export function dueToday(situation: Situation): TodayItem[] {
  return [
    ...doseItems(situation),
    ...supplyItems(situation),
    ...boxItems(situation),
    ...examItems(situation),
  ];
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

function examItems({ repeats }: Situation): TodayItem[] {
  return repeats.map(({ id, examType, repeatOn }) => ({ kind: 'exam', examId: id, examType, repeatOn }));
}

function boxItems({ products }: Situation): TodayItem[] {
  return products.map(({ state, box, quantity }) => {
    const { name, kind } = placeOf(box);
    return {
      kind: 'box',
      state,
      itemId: box.id,
      itemKind: kind,
      name: nameWithoutBox(name),
      quantity,
      unitType: box.unitType,
      expiryDate: box.expiryDate,
    };
  });
}
