import { Problem } from '@leveza/contract/problem.ts';
import type { UseInput } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { take, toThousandths } from '@leveza/domain/inventory/stock.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { isAllowedQuantity, limitsText } from '@leveza/domain/usage/limits.ts';
import type { TimeOfDay } from '@leveza/domain/usage/time-of-day.ts';
import { medicationTime, readTimeOfDay, supplementTime } from '@leveza/domain/usage/time-of-day.ts';
import type { Db } from '../../db/connection.ts';
import { insertStatement } from '../../db/statement.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { findKind } from '../inventory/shared/find-kind.ts';
import { lockItem, moveStock } from '../inventory/shared/ledger.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { uses } from './table.ts';

const insertUse = insertStatement('register-use', uses, [
  'userId',
  'itemId',
  'quantity',
  'timeOfDay',
  'notes',
  'usedAt',
]);

/** A dose out of an open box: the use and its movement are kept together or not at all. */
export async function registerUse(db: Db, owner: string, input: UseInput, now: Date) {
  const usedAt = recordedAt(input.usedAt, now, 'usedAt');
  const quantity = toThousandths(input.quantityUsed);
  const zone = await findZone(db, owner);
  return db.transaction(async (tx) => {
    const item = await lockItem(tx, owner, input.inventoryId);
    const kind = await findKind(tx, owner, item.id);
    const { unitType } = item;
    if (!isAllowedQuantity({ kind, unitType }, quantity)) {
      throw new Problem('invalid-input', { fields: { quantityUsed: limitsText({ kind, unitType }) } });
    }
    const taken = take({ remaining: item.currentQuantity, openedOn: openedOn(item.openedDate) }, quantity);
    if (!taken.ok) throw new Problem(taken.why);
    if (item.expiryDate && item.expiryDate < dayIn(zone, usedAt) && !input.confirmExpired) {
      throw new Problem('expired-item');
    }
    const remaining = await moveStock(tx, item, { kind: 'use', quantity: -quantity, happenedAt: usedAt });
    const [use] = await insertUse(tx, {
      userId: owner,
      itemId: item.id,
      quantity,
      timeOfDay: input.timeOfDay ?? timeOfDayOf(kind, hourIn(zone, usedAt)),
      notes: input.notes,
      usedAt,
    });
    return { use: use!, item, remaining };
  });
}

/** By the buckets of the specification, which differ between the two kinds. */
function timeOfDayOf(kind: ItemKind, hour: number): TimeOfDay {
  return kind === 'medication' ? medicationTime(hour) : readTimeOfDay(supplementTime(hour))!;
}

function openedOn(instant: Date | null): string | null {
  return instant && instant.toISOString();
}
