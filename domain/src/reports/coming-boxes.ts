import { nameWithoutBox, productKey, usableQuantities } from '../inventory/boxes.ts';
import type { ItemKind } from '../catalog/classify.ts';
import { runOutDay } from '../inventory/frequency.ts';
import { type Pace, type PacedBox, paceOf } from '../inventory/pace.ts';
import type { UnitType } from '../catalog/units.ts';
import { isExpired } from '../inventory/status.ts';
import { inOrder } from '../order.ts';
import type { Day } from '../time/days.ts';

interface Box extends PacedBox {
  productId: string;
  name: string;
  kind: ItemKind;
  unitType: UnitType;
  remainingQuantity: number;
  expiryDate: Day | null;
  takenToday: number;
}

export interface LastingBoxes {
  name: string;
  kind: ItemKind;
  /** The last day that the boxes at home cover. */
  lastsUntil: Day;
}

/** Until when the boxes of each product last, the first to end first, by the pace of its plans or of a box, newest first. */
export function comingBoxes(
  atHome: readonly Box[],
  paces: ReadonlyMap<string, Pace>,
  today: Day,
): LastingBoxes[] {
  const boxes = atHome.filter(({ expiryDate }) => !isExpired(expiryDate, today));
  const usable = usableQuantities(boxes, today);
  return [...Map.groupBy(boxes, productKey)]
    .flatMap(([key, ofProduct]) => {
      const [newest] = ofProduct;
      const { name, kind, productId } = newest!; // a group has at least one
      const pace = paceOf(newest!, ofProduct, paces.get(productId));
      const takenToday = ofProduct.reduce((sum, box) => sum + box.takenToday, 0);
      const lastsUntil = runOutDay({ remaining: usable.get(key)!, today, takenToday, ...pace });
      return lastsUntil === null ? [] : [{ name: nameWithoutBox(name), kind, lastsUntil }];
    })
    .toSorted((one, other) => inOrder(one.lastsUntil, other.lastsUntil));
}
