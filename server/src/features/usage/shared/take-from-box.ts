import { Problem } from '@leveza/contract/problem.ts';
import type { UseInput } from '@leveza/contract/usage.ts';
import type { Pace } from '@leveza/domain/inventory/pace.ts';
import { take, toThousandths } from '@leveza/domain/inventory/stock.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { clockIn, hourIn } from '@leveza/domain/time/instants.ts';
import { isAllowedQuantity, limitsText } from '@leveza/domain/usage/limits.ts';
import { timeOfDayOf } from '@leveza/domain/usage/time-of-day.ts';
import { type Share, withOwnShare } from '@leveza/domain/usage/across-boxes.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import { insertStatement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { happenedAt } from '../../../http/recorded-at.ts';
import { labelOf } from '../../inventory/shared/label-of.ts';
import { type Item, lockItems, moveStock } from '../../inventory/shared/ledger.ts';
import { openBox } from '../../inventory/shared/open-box.ts';
import { placeOf } from '../../inventory/shared/place-of.ts';
import type { PlannedPace } from '../../inventory/shared/planned-pace.ts';
import { itemOf, type ShelfRow } from '../../inventory/shared/shelf-rows.ts';
import { allergiesOf, refuseKnownAllergy } from '../../profile/shared/refuse-allergy.ts';
import { boxSource, useReply } from '../reply.ts';
import { insertDraws } from '../store.ts';
import { uses } from '../table.ts';
import { type NewUse, takeAtOnce } from './take-at-once.ts';

const insertUse = insertStatement('register-use', uses, [
  'userId',
  'itemId',
  'quantity',
  'timeOfDay',
  'notes',
  'usedAt',
  'usedClock',
]);

/** A box to take from and the allergies of its owner, which need no lock. */
export const boxToTake = (owner: string, id: string) => [itemOf(owner, id), allergiesOf(owner)] as const;

/** The further boxes of a dose, and its size where the boxes do not hold all of it. */
interface Beyond {
  further?: readonly Share[];
  dose?: number;
  /** It is as much as the patient's plan says: a quarter of a tablet, or twelve of them, is no slip of the finger. */
  isAsPlanned?: boolean;
  /** The answers of `boxToTake`, where the caller asked already. */
  known?: readonly [ShelfRow, string | null];
  /** Null where no plan draws on the product: most boxes have none, and their uses ask for none. */
  plannedPace: PlannedPace | null;
}

/**
 * A dose out of a box, and out of further ones where it does not hold all of it: the use, its movements and perhaps an
 * opening are kept together or not at all. Everything that needs no lock comes before it, so that the next tap waits
 * for one statement and the commit.
 */
export async function takeFromBox(
  call: Call,
  input: UseInput,
  { further = [], dose, isAsPlanned = false, known, plannedPace }: Beyond,
) {
  const { db, owner, zone } = call;
  const usedAt = happenedAt(input.usedAt, call, 'usedAt');
  const quantity = toThousandths(input.quantityUsed);
  const [box, allergies] = known ?? (await askInOne(db, ...boxToTake(owner, input.inventoryId)));
  const { kind } = placeOf(box);
  const { unitType } = box;
  if (!isAsPlanned && !isAllowedQuantity({ kind, unitType }, dose ?? quantity)) {
    const field = dose === undefined ? 'quantityUsed' : 'quantity';
    throw new Problem('invalid-input', { fields: { [field]: limitsText({ kind, unitType }) } });
  }
  if (!input.confirmAllergy) refuseKnownAllergy(allergies, labelOf(productOf(box), box));
  const use = {
    userId: owner,
    itemId: box.id,
    quantity,
    timeOfDay: input.timeOfDay ?? timeOfDayOf(kind, hourIn(zone, usedAt)),
    notes: input.notes,
    usedAt,
    usedClock: clockIn(zone, usedAt),
  };
  const pace = plannedPace && (await plannedPace(call, box.productId));
  const atOnce = further.length === 0 ? await takeAtOnce(db, box, use, pace) : null;
  const { id, remaining } = atOnce ?? (await takeStepwise(call, use, { input, further, pace }));
  return { use: useReply({ id, ...use }, boxSource(box)), remaining };
}

/** The use, then the boxes it draws on, locked one after the other. */
async function takeStepwise(
  call: Call,
  use: NewUse,
  { further, ...how }: Pick<Draw, 'input' | 'pace'> & { further: readonly Share[] },
): Promise<{ id: string; remaining: number }> {
  const { usedAt } = use;
  return call.db.transaction(async (tx) => {
    const [inserted] = await insertUse(tx, use);
    const { id } = inserted!; // an insert without conflict clause always returns its row
    if (further.length > 0) await insertDraws(tx, call.owner, id, further);
    const shares = withOwnShare(use, further);
    const items = await lockItems(
      tx,
      call.owner,
      shares.map(({ itemId }) => itemId),
    );
    let remaining = 0;
    for (const [index, item] of items.entries()) {
      remaining = await draw({ ...call, db: tx }, item, {
        quantity: shares[index]!.quantity,
        usedAt,
        ...how,
      });
    }
    return { id, remaining };
  });
}

interface Draw {
  quantity: number;
  usedAt: Date;
  input: UseInput;
  /** As the plans in force take the product. */
  pace: Pace | null;
}

/** Takes from one locked box, and opens it by that where the patient says so. */
async function draw(
  { db: tx, zone, now }: Call,
  locked: Item,
  { quantity, usedAt, input, pace }: Draw,
): Promise<number> {
  const { confirmSecondOpen } = input;
  const item = input.opensBox ? await openBox(tx, locked, { at: usedAt, confirmSecondOpen }) : locked;
  const taken = take({ remaining: item.currentQuantity, openedOn: openedOn(item.openedDate) }, quantity);
  if (!taken.ok) throw new Problem(taken.why);
  if (item.expiryDate && item.expiryDate < dayIn(zone, usedAt) && !input.confirmExpired) {
    throw new Problem('expired-item');
  }
  const used = { kind: 'use', quantity: -quantity, happenedAt: usedAt } as const;
  return moveStock(tx, item, used, { now, today: dayIn(zone, now), planned: async () => pace });
}

function productOf({ productName, productBrand, productActiveIngredient }: ShelfRow) {
  return { name: productName, brand: productBrand, activeIngredient: productActiveIngredient };
}

function openedOn(instant: Date | null): string | null {
  return instant && instant.toISOString();
}
