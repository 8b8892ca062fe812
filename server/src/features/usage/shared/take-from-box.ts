import { Problem } from '@leveza/contract/problem.ts';
import type { UseInput } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { take, toThousandths } from '@leveza/domain/inventory/stock.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { isAllowedQuantity, limitsText } from '@leveza/domain/usage/limits.ts';
import type { TimeOfDay } from '@leveza/domain/usage/time-of-day.ts';
import { medicationTime, readTimeOfDay, supplementTime } from '@leveza/domain/usage/time-of-day.ts';
import { insertStatement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { recordedAt } from '../../../http/recorded-at.ts';
import { labelOf } from '../../inventory/shared/label-of.ts';
import { lockItem, moveStock } from '../../inventory/shared/ledger.ts';
import { openBox } from '../../inventory/shared/open-box.ts';
import { placeOf } from '../../inventory/shared/place-of.ts';
import type { ShelfRow } from '../../inventory/shared/shelf-rows.ts';
import { findItem } from '../../inventory/shared/shelf-rows.ts';
import { refuseAllergy } from '../../profile/shared/refuse-allergy.ts';
import { useReply } from '../reply.ts';
import { uses } from '../table.ts';

const insertUse = insertStatement('register-use', uses, [
  'userId',
  'itemId',
  'quantity',
  'timeOfDay',
  'notes',
  'usedAt',
]);

/**
 * A dose out of a box, inside the caller's transaction: the use, its movement and perhaps the opening are kept together
 * or not at all. Everything that needs no lock comes before it, so that the next tap waits for one statement and the
 * commit.
 */
export async function takeFromBox({ db: tx, owner, zone, now }: Call, input: UseInput) {
  const usedAt = recordedAt(input.usedAt, now, 'usedAt');
  const quantity = toThousandths(input.quantityUsed);
  const box = await findItem(tx, owner, input.inventoryId);
  const { kind } = placeOf(box);
  const { unitType } = box;
  if (!isAllowedQuantity({ kind, unitType }, quantity)) {
    throw new Problem('invalid-input', { fields: { quantityUsed: limitsText({ kind, unitType }) } });
  }
  if (!input.confirmAllergy) await refuseAllergy(tx, owner, labelOf(productOf(box), box));
  const [use] = await insertUse(tx, {
    userId: owner,
    itemId: box.id,
    quantity,
    timeOfDay: input.timeOfDay ?? timeOfDayOf(kind, hourIn(zone, usedAt)),
    notes: input.notes,
    usedAt,
  });
  const locked = await lockItem(tx, owner, box.id);
  const { confirmSecondOpen } = input;
  const item = input.opensBox ? await openBox(tx, locked, { at: usedAt, confirmSecondOpen }) : locked;
  const taken = take({ remaining: item.currentQuantity, openedOn: openedOn(item.openedDate) }, quantity);
  if (!taken.ok) throw new Problem(taken.why);
  if (item.expiryDate && item.expiryDate < dayIn(zone, usedAt) && !input.confirmExpired) {
    throw new Problem('expired-item');
  }
  const remaining = await moveStock(tx, item, { kind: 'use', quantity: -quantity, happenedAt: usedAt });
  return { use: useReply(use!, box), remaining };
}

/** By the buckets of the specification, which differ between the two kinds. */
function timeOfDayOf(kind: ItemKind, hour: number): TimeOfDay {
  return kind === 'medication' ? medicationTime(hour) : readTimeOfDay(supplementTime(hour))!;
}

function productOf({ productName, productBrand, productActiveIngredient }: ShelfRow) {
  return { name: productName, brand: productBrand, activeIngredient: productActiveIngredient };
}

function openedOn(instant: Date | null): string | null {
  return instant && instant.toISOString();
}
