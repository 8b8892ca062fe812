import type { InventoryInput, InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { NO_PRODUCT } from '@leveza/contract/inventory/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { boxName, boxNote } from '@leveza/domain/inventory/boxes.ts';
import { DEFAULT_BOX_SIZE } from '@leveza/domain/catalog/box-size.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { findProduct } from '../catalog/shared/find-product.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { noonOf, openingOf } from './opening.ts';
import { itemReply } from './reply.ts';
import { labelOf } from './shared/label-of.ts';
import { moveStock } from './shared/ledger.ts';
import { findItem } from './shared/shelf-rows.ts';
import { inventoryItems } from './table.ts';

/** One entry a box, each with its purchase in the ledger: all of them or none. */
export async function addItem(
  { db, owner, zone, now }: Call,
  { boxes, currentQuantity, openedDate, purchasePrice, confirmAllergy, ...input }: InventoryInput,
): Promise<InventoryItem[]> {
  const product = await findProduct(db, owner, input.productId);
  if (!product) throw new Problem('invalid-input', { fields: { productId: NO_PRODUCT } });
  // No stock screen would show it.
  if (product.kind === null) throw new Problem('pen-not-box');
  if (input.purchaseDate) refuseFutureDay(input.purchaseDate, dayIn(zone, now), 'purchaseDate');
  if (!confirmAllergy) await refuseAllergy(db, owner, labelOf(product, input));
  const opened = openingOf(openedDate ?? null, zone, now);
  const boxQuantity = input.boxQuantity ?? product.boxQuantity;
  const isSeveral = boxes > 1;
  const full = boxQuantity ?? DEFAULT_BOX_SIZE;
  const quantity = isSeveral ? full : (currentQuantity ?? full);
  const bought = input.purchaseDate ? earlier(noonOf(input.purchaseDate, zone), now) : now;
  const name = input.customName ?? product.name;

  const ids = await db.transaction(async (tx) => {
    const made: string[] = [];
    for (let n = 1; n <= boxes; n += 1) {
      const [item] = await tx
        .insert(inventoryItems)
        .values({
          ...input,
          userId: owner,
          boxQuantity,
          purchasePrice: purchasePrice?.toFixed(2) ?? null,
          customName: isSeveral ? boxName(name, n, boxes) : input.customName,
          notes: boxNote(input.notes, n, boxes),
          openedDate: n === 1 ? opened : null,
          // Created in their order, so that the list shows them so.
          createdAt: new Date(now.getTime() + (boxes - n)),
        })
        .returning();
      const stored = { ...item!, currentQuantity: 0 };
      await moveStock(tx, stored, { kind: 'purchase', quantity, happenedAt: bought }, null);
      if (stored.openedDate) {
        const filled = { ...stored, currentQuantity: quantity };
        await moveStock(tx, filled, { kind: 'opening', quantity: 0, happenedAt: stored.openedDate }, null);
      }
      made.push(stored.id);
    }
    return made;
  });
  const added = await Promise.all(ids.map((id) => findItem(db, owner, id)));
  return added.map(itemReply);
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
