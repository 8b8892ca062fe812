import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, lt, sum } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import type { Call } from '../../http/call.ts';
import { movementReply } from './reply.ts';
import { findItem } from './shared/shelf-rows.ts';
import { stockMovements } from './table.ts';

interface Asked {
  page: number;
  limit: number;
  on?: string | null | undefined;
}

/** The ledger of a box, and what was in it at the end of a day. */
export async function listMovements({ db, owner, zone }: Call, id: string, { page, limit, on }: Asked) {
  const item = await findItem(db, owner, id);
  const ofItem = eq(stockMovements.itemId, item.id);
  const until = on ? and(ofItem, lt(stockMovements.happenedAt, instantAt(on, '24:00', zone))) : ofItem;
  const newest = [stockMovements.happenedAt, stockMovements.recordedAt, stockMovements.id];
  const all = db.select().from(stockMovements).where(until);
  const { rows, total } = await pageOf(db, all, { page, limit, newest });
  const [held] = await db
    .select({ quantity: sum(stockMovements.quantity) })
    .from(stockMovements)
    .where(until);
  return { rows: rows.map(movementReply), total, quantity: Number(held!.quantity ?? 0) };
}
