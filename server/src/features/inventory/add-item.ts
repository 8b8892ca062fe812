import type { InventoryInput, InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { NO_PRODUCT } from '@leveza/contract/inventory/fields.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { boxName, boxNote } from '@leveza/domain/inventory/boxes.ts';
import { DEFAULT_BOX_SIZE } from '@leveza/domain/catalog/box-size.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { momentOfPress, refuseBoughtAfterOpening, refuseFutureDay } from '../../http/recorded-at.ts';
import { findProduct } from '../catalog/shared/find-product.ts';
import { refuseAllergy } from '../profile/shared/refuse-allergy.ts';
import { noonOf, openingOf } from './opening.ts';
import { itemReply } from './reply.ts';
import { labelOf } from './shared/label-of.ts';
import { beginLedger } from './shared/ledger.ts';
import { productColumns } from './shared/shelf-rows.ts';
import { inventoryItems } from './table.ts';

/** One entry a box, each with its purchase in the ledger: all of them or none. */
export async function addItem(
  call: Call,
  { boxes, currentQuantity, openedDate, purchasePrice, confirmAllergy, ...input }: InventoryInput,
): Promise<InventoryItem[]> {
  const { db, owner, zone, now } = call;
  const product = await findProduct(db, owner, input.productId);
  if (!product) throw new Problem('invalid-input', { fields: { productId: NO_PRODUCT } });
  // No stock screen would show it.
  if (product.kind === null) throw new Problem('pen-not-box');
  if (input.purchaseDate) refuseFutureDay(input.purchaseDate, dayIn(zone, now), 'purchaseDate');
  if (!confirmAllergy) await refuseAllergy(db, owner, labelOf(product, input));
  const opened = openingOf(openedDate ?? null, call);
  refuseBoughtAfterOpening(input.purchaseDate, opened, zone);
  const boxQuantity = input.boxQuantity ?? product.boxQuantity;
  const isSeveral = boxes > 1;
  const full = boxQuantity ?? DEFAULT_BOX_SIZE;
  const quantity = isSeveral ? full : (currentQuantity ?? full);
  const bought = input.purchaseDate ? earlier(noonOf(input.purchaseDate, zone), now) : momentOfPress(call);
  const name = input.customName ?? product.name;

  const rows = Array.from({ length: boxes }, (_, at) => ({
    ...input,
    userId: owner,
    boxQuantity,
    currentQuantity: quantity,
    purchasePrice: purchasePrice?.toFixed(2) ?? null,
    customName: isSeveral ? boxName(name, at + 1, boxes) : input.customName,
    notes: boxNote(input.notes, at + 1, boxes),
    openedDate: at === 0 ? opened : null,
    // Created in their order, so that the list shows them so.
    createdAt: new Date(now.getTime() + (boxes - 1 - at)),
  }));
  const made = await db.transaction(async (tx) => {
    const items = await tx.insert(inventoryItems).values(rows).returning();
    await beginLedger(tx, items, bought);
    return items;
  });
  return made.map((item) => itemReply({ ...item, ...productColumns(product) }));
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
