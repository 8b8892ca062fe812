import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import {
  productKey,
  type ProductTotal,
  productTotals,
  usableQuantities,
} from '@leveza/domain/inventory/boxes.ts';
import { type Card, cardOf } from '@leveza/domain/inventory/card.ts';
import { displayOf } from '@leveza/domain/inventory/display.ts';
import { type Pace, paceOf } from '@leveza/domain/inventory/pace.ts';
import { type ItemKind, kindOf } from '@leveza/domain/catalog/classify.ts';
import type { UnitType } from '@leveza/domain/catalog/units.ts';
import type { Day } from '@leveza/domain/time/days.ts';

/** A box with all that the rules say of it. */
export interface StockCard extends Card {
  id: string;
  kind: ItemKind;
  productId: string;
  unitType: UnitType;
  item: InventoryItem;
  /** The quantity that can be taken of the product: of expired boxes only where nothing else is left. */
  atHome: number;
  pace: Pace;
  /** Of the product, today. */
  takenToday: number;
  /** Over every box of the product. */
  total: ProductTotal;
}

interface Seen {
  today: Day;
  zone: string;
  /** How the plans in force take each product. */
  paces: ReadonlyMap<string, Pace>;
}

/** The boxes of one screen. */
export function stockCards(
  items: readonly InventoryItem[],
  kind: ItemKind,
  { today, zone, paces }: Seen,
): StockCard[] {
  const boxes = items
    .filter((item) => kindOf(item) === kind)
    .map((item) => ({
      ...displayOf(item, kind, zone),
      productId: item.productId,
      unitType: item.unitType,
      item,
    }));
  const usable = usableQuantities(boxes, today);
  const totals = productTotals(boxes);
  const itemsOf = Map.groupBy(boxes, productKey);
  return boxes.map((box) => {
    const { item, productId, unitType } = box;
    const key = productKey(box);
    const atHome = usable.get(key)!;
    const ofProduct = itemsOf.get(key)!.map((other) => other.item);
    const pace = paceOf(item, ofProduct, paces.get(productId));
    const takenToday = takenOn(today, ofProduct);
    const card = cardOf(item, kind, today, { zone, atHome, pace, takenToday });
    const total = totals.get(key)!;
    return { ...card, id: item.id, kind, productId, unitType, item, atHome, pace, takenToday, total };
  });
}

/** A list that was read yesterday says nothing of today. */
function takenOn(today: Day, boxes: readonly InventoryItem[]): number {
  const taken = boxes.flatMap(({ takenToday }) => (takenToday?.day === today ? takenToday.quantity : []));
  return taken.reduce((sum, quantity) => sum + quantity, 0);
}

/** Whether every typed word is somewhere in what the box is called. */
export function isFound({ name, brand, dosage, category, item }: StockCard, typed: string): boolean {
  const text = searchText(name, brand, dosage, category, item.product.name, item.product.activeIngredient);
  return searchText(typed)
    .split(' ')
    .every((word) => text.includes(word));
}
