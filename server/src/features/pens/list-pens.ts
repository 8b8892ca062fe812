import type { Pen } from '@leveza/contract/pens/pens.ts';
import { comparePens } from '@leveza/domain/pens/status.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { clockOf } from './read-pen.ts';
import { penReply } from './shared/pen-reply.ts';
import { fullPens } from './shared/shelf.ts';
import { allPens } from './store.ts';

interface Asked {
  page: number;
  limit: number;
  left?: 'true' | undefined;
}

/** In the order of the specification: open, sealed, empty, each newest purchase first. */
export async function listPens(
  call: Call,
  { page, limit, left }: Asked,
): Promise<{ rows: Pen[]; total: number }> {
  const [clock, rows] = await askTogether(
    call.db,
    () => clockOf(call),
    () => (left ? fullPens : allPens)(call.db, call.owner),
  );
  const sorted = rows.map((pen) => penReply(pen, clock)).toSorted(comparePens);
  return { rows: sorted.slice((page - 1) * limit, page * limit), total: sorted.length };
}
