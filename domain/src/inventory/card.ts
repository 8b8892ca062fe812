import type { Day } from '../time/days.ts';
import type { ItemKind } from './classify.ts';
import type { Display, Stocked } from './display.ts';
import { displayOf, frequencyOf } from './display.ts';
import { costPerDose, costPerMonth, runOutDay } from './frequency.ts';
import type { Level } from './stock.ts';
import { level } from './stock.ts';
import type { CardLabel, Status } from './status.ts';
import { cardLabel, statusOf } from './status.ts';

export interface Card extends Display, Status {
  label: CardLabel;
  level: Level;
  icons: { count: number; level: Level };
  /** The last day the box covers, when its frequency is known. */
  lastsUntil: Day | null;
  costPerDose: number | null;
  costPerMonth: number | null;
}

interface Box extends Stocked {
  unitsPerDose: number;
  daysBeforeExpiryAlert: number | null;
}

/** All that the rules say of one box, ready for `sortItems` and for a card. */
export function cardOf(box: Box, kind: ItemKind, today: Day, zone?: string): Card {
  const display = displayOf(box, kind, zone);
  const { unitsPerDose, daysBeforeExpiryAlert } = box;
  const { remainingQuantity: remaining, totalQuantity, expiryDate, dailyDoses } = display;
  const frequency = frequencyOf(box);
  const state = { remaining, expiryDate, openedOn: box.openedDate, daysBeforeExpiryAlert };
  // A box whose size is only assumed would give a made-up cost.
  const priced = { price: display.pricePaid, boxQuantity: box.boxQuantity, unitsPerDose };
  return {
    ...display,
    ...statusOf(state, today),
    label: cardLabel({ ...state, dailyDoses: dailyDoses * unitsPerDose }, kind, today),
    level: level(remaining, totalQuantity),
    icons: unitIcons(remaining),
    lastsUntil: runOutDay({ remaining, unitsPerDose, frequency, today }),
    costPerDose: costPerDose(priced),
    costPerMonth: costPerMonth({ ...priced, frequency }),
  };
}

const MOST_ICONS = 4;
const FEW_UNITS = 5;
const SOME_UNITS = 15;

/** Small pictures of what is left: up to four, red at 5 units or fewer, orange at 15 or fewer. */
export function unitIcons(remaining: number): { count: number; level: Level } {
  const count = Math.min(MOST_ICONS, Math.max(0, Math.ceil(remaining)));
  if (remaining <= FEW_UNITS) return { count, level: 'critical' };
  return { count, level: remaining <= SOME_UNITS ? 'low' : 'ok' };
}
