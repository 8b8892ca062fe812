import { addDays, DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems, stockMovements } from '../inventory/table.ts';
import { DEMO_BOXES } from './demo-boxes.ts';
import { uses } from './table.ts';

/** A tablet at work, once: it came out of no box at home. */
const ELSEWHERE = {
  code: 'med-paracetamol-750-mg',
  daysAgo: 75,
  at: '15:10',
  notes: 'No trabalho, para dor de cabeça',
};

/** Boxes at home and two months of taking from them, written in bulk: a visitor does not wait for a story. */
export async function fillDemoUsage(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const at = (daysAgo: number, time: string) => instantAt(addDays(today, -daysAgo), time, DEFAULT_ZONE);
  const shipped = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.code, [...DEMO_BOXES.map(({ code }) => code), ELSEWHERE.code]));
  const idOf = new Map(shipped.map(({ id, code }) => [code, id]));

  const productElsewhere = idOf.get(ELSEWHERE.code);
  if (productElsewhere) {
    await tx.insert(uses).values({
      userId: owner,
      productId: productElsewhere,
      unitType: 'tablets',
      quantity: 1,
      timeOfDay: 'afternoon',
      notes: ELSEWHERE.notes,
      usedAt: at(ELSEWHERE.daysAgo, ELSEWHERE.at),
      usedClock: `${addDays(today, -ELSEWHERE.daysAgo)}T${ELSEWHERE.at}`,
    });
  }

  for (const box of DEMO_BOXES) {
    const productId = idOf.get(box.code);
    if (!productId) continue;
    const doses = box.taken && box.opened !== null ? dosesOf(box.opened, box.taken.forgets) : [];
    const [item] = await tx
      .insert(inventoryItems)
      .values({
        userId: owner,
        productId,
        unitType: box.unitType,
        boxQuantity: box.boxQuantity,
        currentQuantity: box.boxQuantity - doses.length,
        purchasePrice: box.price,
        purchaseDate: addDays(today, -box.bought),
        expiryDate: addDays(today, box.expires),
        openedDate: box.opened === null ? null : at(box.opened, '12:00'),
        createdAt: at(box.bought, '18:30'),
        ...box.more,
      })
      .returning({ id: inventoryItems.id });
    const of = { userId: owner, itemId: item!.id };
    const moved = [
      { ...of, kind: 'purchase' as const, quantity: box.boxQuantity, happenedAt: at(box.bought, '12:00') },
      ...(box.opened === null
        ? []
        : [{ ...of, kind: 'opening' as const, quantity: 0, happenedAt: at(box.opened, '12:00') }]),
      ...doses.map((daysAgo) => ({
        ...of,
        kind: 'use' as const,
        quantity: -1,
        happenedAt: at(daysAgo, box.taken!.at),
      })),
    ];
    await tx.insert(stockMovements).values(moved);
    if (doses.length === 0) continue;
    const { at: time, timeOfDay } = box.taken!;
    await tx.insert(uses).values(
      doses.map((daysAgo) => ({
        ...of,
        quantity: 1,
        timeOfDay,
        usedAt: at(daysAgo, time),
        usedClock: `${addDays(today, -daysAgo)}T${time}`,
      })),
    );
  }
}

/** Days ago on which it was taken: all but every so many, and not yet today. */
function dosesOf(since: number, forgets: number): number[] {
  return Array.from({ length: since - 1 }, (_, index) => since - 1 - index).filter(
    (day) => day % forgets !== 0,
  );
}
