import type { Day } from '../time/days.ts';
import type { ItemKind } from '../catalog/classify.ts';
import type { Display, Stocked } from './display.ts';
import { displayOf } from './display.ts';
import { costPerDose, costPerMonth, runOutDay } from './frequency.ts';
import { type Pace, paceOf } from './pace.ts';
import type { Level } from './running-out.ts';
import { levelOf } from './running-out.ts';
import type { CardLabel, Status } from './status.ts';
import { cardLabel, statusOf } from './status.ts';

export interface Card extends Display, Status {
  label: CardLabel;
  level: Level;
  /** The last day the box covers, when its pace is known. */
  lastsUntil: Day | null;
  costPerDose: number | null;
  costPerMonth: number | null;
}

interface Box extends Stocked {
  unitsPerDose: number;
  lowStockThreshold: number;
  daysBeforeExpiryAlert: number | null;
}

interface Where {
  zone?: string;
  /** In all usable boxes of the product; by default in this one. */
  atHome?: number;
  /** How the product is taken; by default as this box says. */
  pace?: Pace;
  /** Of the product, today. */
  takenToday?: number;
}

/** All that the rules say of one box, ready for `sortItems` and for a card. */
export function cardOf(box: Box, kind: ItemKind, today: Day, { zone, atHome, ...where }: Where = {}): Card {
  const display = displayOf(box, kind, zone);
  const { daysBeforeExpiryAlert, boxQuantity, lowStockThreshold } = box;
  const { remainingQuantity: remaining, expiryDate } = display;
  const pace = where.pace ?? paceOf(box, [], null);
  const state = { remaining, expiryDate, openedOn: box.openedDate, daysBeforeExpiryAlert };
  const level = levelOf({ remaining: atHome ?? remaining, boxQuantity, lowStockThreshold, ...pace });
  // A box whose size is only assumed would give a made-up cost.
  const priced = { price: display.pricePaid, boxQuantity: box.boxQuantity, ...pace };
  return {
    ...display,
    ...statusOf(state, today),
    label: cardLabel({ ...state, level }, kind, today),
    level,
    lastsUntil: runOutDay({ remaining, today, takenToday: where.takenToday ?? 0, ...pace }),
    costPerDose: costPerDose(priced),
    costPerMonth: costPerMonth(priced),
  };
}
