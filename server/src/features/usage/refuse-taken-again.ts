import { Problem } from '@leveza/contract/problem.ts';
import { nameWithStrength } from '@leveza/domain/catalog/name-with-strength.ts';
import { nameWithoutBox } from '@leveza/domain/inventory/boxes.ts';
import type { FrequencyPeriod } from '@leveza/domain/inventory/frequency.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { type HeldProduct, isTakenAlike } from '@leveza/domain/usage/stands-for.ts';
import {
  countedSince,
  type Rhythm,
  takenAgain,
  takenAgainSentence,
} from '@leveza/domain/usage/taken-again.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
import { holdTakings } from './hold-takings.ts';
import { clockOfUse, spanOfUses } from './shared/clock-of-use.ts';
import {
  boxOfUse,
  ingredientsOfUse,
  nameOfUse,
  productOfUse,
  strengthOfUse,
  unitOfUse,
} from './shared/source-of-use.ts';
import { uses } from './table.ts';

/** As far back as the frequency of the box counts; a day without a box. */
const selectBefore = statement(
  'uses-before-a-use',
  { owner: 'uuid', itemId: 'uuid?', day: 'instant', week: 'instant', month: 'instant', until: 'instant' },
  {
    usedAt: uses.usedAt,
    usedClock: uses.usedClock,
    quantity: uses.quantity,
    itemId: uses.itemId,
    productId: products.id,
    unitType: unitOfUse,
    name: nameOfUse,
    ingredients: ingredientsOfUse,
    strength: strengthOfUse,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(uses)
      .leftJoin(inventoryItems, boxOfUse)
      .innerJoin(products, productOfUse)
      .where(
        and(
          eq(uses.userId, $.owner),
          isNull(uses.deletedAt),
          sql`${uses.usedAt} >= coalesce((select case asked.frequency_per
              when 'month' then ${$.month}::timestamptz when 'week' then ${$.week}::timestamptz end
            from ${inventoryItems} asked where asked.id = ${$.itemId} and asked.user_id = ${$.owner}),
            ${$.day}::timestamptz)`,
          lt(uses.usedAt, $.until),
        ),
      ),
);

interface Coming {
  usedAt: Date;
  quantity: number;
  /** The box whose frequency counts; null where there is none. */
  itemId: string | null;
  /** As that box says how it is taken. */
  rhythm: Rhythm;
}

/**
 * Asks about a use beyond the frequency of its box, or beyond one dose within an hour, whichever box the others came from.
 * Of two presses at once the second waits here until the first is recorded, and finds it.
 */
export async function refuseTakenAgain(
  call: Call,
  used: HeldProduct,
  { usedAt, quantity, itemId, rhythm }: Coming,
): Promise<void> {
  const { db, owner, zone } = call;
  await holdTakings(db, owner);
  const taken = (await usesBefore(call, { itemId, usedAt }))
    .filter((use) => isTakenAlike({ ...use, medicine: use, isFromElsewhere: use.itemId === null }, used))
    .map((use) => ({ ...use, at: use.usedAt, day: clockOfUse(use, zone).day }));
  const last = takenAgain({ at: usedAt, day: dayIn(zone, usedAt), quantity }, taken, rhythm);
  if (!last) return;
  const name = nameWithStrength(nameWithoutBox(last.name), last.strength);
  throw new Problem('dose-too-often', { message: takenAgainSentence({ ...last, name }, rhythm, call) });
}

/** Uses of every medicine that lie near enough to a use to be the same dose. */
function usesBefore({ db, owner, zone }: Call, { itemId, usedAt }: Pick<Coming, 'itemId' | 'usedAt'>) {
  const to = dayIn(zone, usedAt);
  const spanSince = (frequencyPer: FrequencyPeriod) =>
    spanOfUses({ from: countedSince(to, { frequencyPer }), to }, zone);
  const { since: day, until } = spanSince('day');
  const [week, month] = [spanSince('week').since, spanSince('month').since];
  return selectBefore(db, { owner, itemId, day, week, month, until });
}
