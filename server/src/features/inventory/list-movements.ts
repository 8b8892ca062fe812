import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, count, desc, eq, lt, sum } from 'drizzle-orm';
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
  const rows = await db
    .select()
    .from(stockMovements)
    .where(until)
    .orderBy(desc(stockMovements.happenedAt), desc(stockMovements.recordedAt), desc(stockMovements.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count(), quantity: sum(stockMovements.quantity) })
    .from(stockMovements)
    .where(until);
  return {
    rows: rows.map(movementReply),
    total: counted!.total,
    quantity: Number(counted!.quantity ?? 0),
  };
}
