import { ESTIMATED_OPENING } from '@leveza/domain/pens/ledger.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { PenRow } from '../table.ts';
import { penMovements, pens } from '../table.ts';

/**
 * Moves the suggested day of purchase of a pen that was in use when it was added back to its opening or to an earlier dose:
 * the form suggests the day of entry, on which such a pen was not bought. A day the patient typed stays.
 */
export async function boughtBy(tx: Db, pen: PenRow, moment: Date | null, zone: string): Promise<PenRow> {
  const day = moment && dayIn(zone, moment);
  if (!day || day >= pen.purchaseDate) return pen;
  const isEnteredToday = sql`${pens.purchaseDate} = (${pens.createdAt} at time zone ${zone})::date`;
  const hasLine = sql`exists (
    select from ${penMovements} line where line.pen_id = ${pens.id}
      and ((line.kind = 'start' and ${isEnteredToday}) or (line.kind = 'opening' and line.reason = ${ESTIMATED_OPENING}))
  )`;
  const [moved] = await tx
    .update(pens)
    .set({ purchaseDate: day })
    .where(and(eq(pens.id, pen.id), gt(pens.purchaseDate, day), hasLine))
    .returning();
  return moved ?? pen;
}
