import { type Pace, paceOf } from '@leveza/domain/inventory/pace.ts';
import { isRunningOut } from '@leveza/domain/inventory/running-out.ts';
import { toThousandths } from '@leveza/domain/inventory/stock.ts';
import type { TimeOfDay } from '@leveza/domain/usage/time-of-day.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import type { ShelfRow } from '../../inventory/shared/shelf-rows.ts';
import { takeInOne } from '../../inventory/shared/take-in-one.ts';
import { mayGoByAnother } from '../../inventory/shared/tell-low-stock.ts';

/** A use that is not stored yet. */
export interface NewUse {
  userId: string;
  itemId: string;
  quantity: number;
  timeOfDay: TimeOfDay;
  notes: string | null;
  usedAt: Date;
  usedClock: string;
}

const takeAndRecord = statement(
  'take-at-once',
  {
    userId: 'uuid',
    itemId: 'uuid',
    quantity: 'number',
    timeOfDay: 'text',
    notes: 'text?',
    usedAt: 'instant',
    usedClock: 'text',
    day: 'text',
    least: 'number',
  },
  { id: sql<string>`used.id`, remaining: sql<number>`taken.current_quantity::float8` },
  (db, $, row) => {
    const { taken, moved } = takeInOne(db, $);
    const used = db.$with('used', {}).as(sql`
      insert into uses (user_id, item_id, quantity, time_of_day, notes, used_at, used_clock)
      select ${$.userId}::uuid, ${$.itemId}::uuid, ${$.quantity}::numeric, ${$.timeOfDay}, ${$.notes},
        ${$.usedAt}::timestamptz, ${$.usedClock} from taken
      returning id`);
    return db
      .with(taken, moved, used)
      .select(row)
      .from(sql`used, taken`);
  },
);

/**
 * Takes from an open box of which enough is left: the use, its line of the ledger and the new sum are one statement, so
 * that the next tap waits for no round trip. Null where the box needs a closer look, for a question or a notice.
 */
export async function takeAtOnce(db: Db, box: ShelfRow, use: NewUse, pace: Pace | null) {
  if (box.openedDate === null || box.lowStockToldAt !== null) return null;
  const least = enoughOf(box, toThousandths(box.currentQuantity - use.quantity), pace);
  if (least === null) return null;
  const [taken] = await takeAndRecord(db, { ...use, day: use.usedClock.slice(0, 10), least });
  return taken ?? null;
}

/** A quantity with which the box is not running out: more than that is not either. Others may take from it meanwhile. */
function enoughOf(box: ShelfRow, left: number, pace: Pace | null): number | null {
  const isEnough = (remaining: number) =>
    (pace !== null || !mayGoByAnother({ ...box, currentQuantity: remaining })) &&
    !isRunningOut({ ...box, remaining, ...paceOf(box, [], pace) });
  return [left / 2, left].find(isEnough) ?? null;
}
