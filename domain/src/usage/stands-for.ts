import type { UnitType } from '../catalog/units.ts';
import { nameWithoutBox } from '../inventory/boxes.ts';
import { isCounted, isOnceADay } from './once-a-day.ts';
import { mayBeOfOneStrength } from './same-name.ts';
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

/** A medicine as a box holds it, or as it was taken from elsewhere. */
export interface HeldProduct extends Held {
  productId: string;
  isFromElsewhere: boolean;
}

/**
 * Whether two takings are of one medicine. Of one that no box gave, the product or the name is enough, as in the list of
 * today; of two boxes of a product, the patient may have named one otherwise because it is taken otherwise.
 */
export function isTakenAlike(one: HeldProduct, other: HeldProduct): boolean {
  const isFromElsewhere = one.isFromElsewhere || other.isFromElsewhere;
  const isOfProduct = one.productId === other.productId || isSameName(one.medicine, other.medicine);
  return (isFromElsewhere && isOfProduct && one.unitType === other.unitType) || standsForBox(one, other);
}

const isSameName = (one: Medicine, other: Medicine) =>
  nameOf(one) === nameOf(other) && mayBeOfOneStrength(one, other);

const nameOf = ({ name }: Medicine) => nameWithoutBox(name).toLowerCase();

/** The same for the row of a product: of a GLP-1 tablet, any strength is the tablet of the day. */
export function isTakenAs(taken: Held, box: Held): boolean {
  const isAnyStrength = isOnceADay(box.medicine, box.unitType) && isOnceADay(taken.medicine, taken.unitType);
  return standsForBox(taken, box) || isAnyStrength;
}
