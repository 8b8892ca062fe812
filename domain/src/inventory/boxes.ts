import { searchText } from '../catalog/search-text.ts';
import type { Day } from '../time/days.ts';
import { isExpired } from './status.ts';
import { toThousandths } from './stock.ts';

/** 'Ômega 3 - Caixa 2'; a single box keeps its name. */
export function boxName(name: string, n: number, total: number): string {
  return total > 1 ? `${name} - Caixa ${n}` : name;
}

/** The patient's notes, then 'Caixa 2 de 3'; a single box keeps its notes. */
export function boxNote(notes: string | null, n: number, total: number): string | null {
  if (total <= 1) return notes;
  const place = `Caixa ${n} de ${total}`;
  return notes?.trim() ? `${notes.trim()} - ${place}` : place;
}

/** The name without the number of its box. */
export function nameWithoutBox(name: string): string {
  return name.replace(/ - Caixa \d+$/, '');
}

interface Box {
  productId: string | null;
  name: string;
  remainingQuantity: number;
  unitType: string;
}

export interface ProductTotal {
  /** Boxes that still hold something. */
  boxes: number;
  /** The quantity left in all of them. */
  quantity: number;
}

/** The key that boxes of one product share. Tablets and millilitres cannot be added up, so the unit is part of it. */
export function productKey({ productId, name, unitType }: Omit<Box, 'remainingQuantity'>): string {
  return `${productId ?? searchText(nameWithoutBox(name))} ${unitType}`;
}

interface DatedBox extends Box {
  expiryDate: Day | null;
}

/** The quantity that can be taken of each product: expired boxes count only where nothing else is left. */
export function usableQuantities(boxes: readonly DatedBox[], today: Day): Map<string, number> {
  const usable = new Map<string, number>();
  for (const [key, ofProduct] of Map.groupBy(boxes, productKey)) {
    const good = ofProduct.filter((box) => box.remainingQuantity > 0 && !isExpired(box.expiryDate, today));
    const counted = good.length > 0 ? good : ofProduct;
    usable.set(key, toThousandths(counted.reduce((sum, box) => sum + box.remainingQuantity, 0)));
  }
  return usable;
}

/** Totals of each product over all its boxes, by `productKey`. */
export function productTotals(boxes: readonly Box[]): Map<string, ProductTotal> {
  const totals = new Map<string, ProductTotal>();
  for (const box of boxes) {
    const key = productKey(box);
    const total = totals.get(key) ?? { boxes: 0, quantity: 0 };
    totals.set(key, {
      boxes: total.boxes + (box.remainingQuantity > 0 ? 1 : 0),
      quantity: toThousandths(total.quantity + box.remainingQuantity),
    });
  }
  return totals;
}
