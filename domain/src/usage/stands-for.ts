import type { UnitType } from '../catalog/units.ts';
import { isCounted, isOnceADay } from './once-a-day.ts';
import { isSameMedicine, type Medicine } from './same-medicine.ts';

/** Something that was taken, or that a box holds. */
export interface Held {
  medicine: Medicine;
  unitType: UnitType;
}

/**
 * Whether something taken from elsewhere stands for a dose of this box: it is the same medicine, in tablets or capsules
 * alike, or in the unit of the box. A form begins with tablets, so that what was typed says little of the two.
 */
export function standsForBox(taken: Held, box: Held): boolean {
  const isOfUnit = taken.unitType === box.unitType || (isCounted(taken.unitType) && isCounted(box.unitType));
  return isOfUnit && isSameMedicine(taken.medicine, box.medicine);
}

/** The same for the row of a product: of a GLP-1 tablet, any strength is the tablet of the day. */
export function isTakenAs(taken: Held, box: Held): boolean {
  const isAnyStrength = isOnceADay(box.medicine, box.unitType) && isOnceADay(taken.medicine, taken.unitType);
  return standsForBox(taken, box) || isAnyStrength;
}
