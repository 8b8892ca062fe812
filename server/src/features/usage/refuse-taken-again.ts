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
import { type Question, statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';
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

type UseBefore = Awaited<ReturnType<typeof selectBefore>>[number];

const LONG_AGO = new Date(0);

interface Asked {
  /** The box whose frequency counts; null where there is none. */
  itemId: string | null;
  usedAt: Date;
  isConfirmed: boolean;
}

/** Uses of every medicine that lie near enough to a use to be the same dose; none for a confirmed use. */
export function usesBefore(
  { owner, zone }: Call,
  { itemId, usedAt, isConfirmed }: Asked,
): Question<UseBefore[]> {
  const to = dayIn(zone, usedAt);
  const since = (frequencyPer: FrequencyPeriod) =>
    spanOfUses({ from: countedSince(to, { frequencyPer }), to }, zone).since;
  const until = isConfirmed ? LONG_AGO : spanOfUses({ from: to, to }, zone).until;
  const [day, week, month] = [since('day'), since('week'), since('month')];
  return selectBefore.question({ owner, itemId, day, week, month, until }, (rows) => rows);
}

interface Coming {
  usedAt: Date;
  quantity: number;
  before: readonly UseBefore[];
  /** As the box says how it is taken. */
  rhythm: Rhythm;
}

/**
 * Asks about a use beyond the frequency of its box, or beyond one dose within an hour, whichever box the others came from.
 */
export function refuseTakenAgain(
  call: Call,
  used: HeldProduct,
  { usedAt, quantity, before, rhythm }: Coming,
): void {
  const { zone } = call;
  const taken = before
    .filter((use) => isTakenAlike({ ...use, medicine: use, isFromElsewhere: use.itemId === null }, used))
    .map((use) => ({ ...use, at: use.usedAt, day: clockOfUse(use, zone).day }));
  const last = takenAgain({ at: usedAt, day: dayIn(zone, usedAt), quantity }, taken, rhythm);
  if (!last) return;
  const name = nameWithStrength(nameWithoutBox(last.name), last.strength);
  throw new Problem('dose-too-often', { message: takenAgainSentence({ ...last, name }, rhythm, call) });
}
