import type { PenMovementInput } from '@leveza/contract/pens/movements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { comparePens } from '@leveza/domain/pens/status.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { findApplicationSettings } from '../applications/store.ts';
import { findZone } from '../profile/store.ts';
import type { Clock } from './pen-reply.ts';
import { penReply } from './pen-reply.ts';
import { allPens, findPen, fullPens, lockPen, settlePen } from './store.ts';
import { penMovements, pens } from './table.ts';

/** What a pen's figures lean on beside the pen itself. */
export async function clockOf(db: Db, owner: string, now: Date): Promise<Clock> {
  const zone = await findZone(db, owner);
  const { intervalDays } = await findApplicationSettings(db, owner);
  return { zone, today: dayIn(zone, now), ownInterval: intervalDays };
}

export async function readPen(db: Db, owner: string, id: string, now: Date) {
  return penReply(await findPen(db, owner, id), await clockOf(db, owner, now));
}

interface Asked {
  page: number;
  limit: number;
  left?: 'true' | undefined;
}

/** In the order of the specification: open, sealed, empty, each newest purchase first. */
export async function listPens(db: Db, owner: string, { page, limit, left }: Asked, now: Date) {
  const clock = await clockOf(db, owner, now);
  const rows = await (left ? fullPens : allPens)(db, owner);
  const sorted = rows.map((pen) => penReply(pen, clock)).toSorted(comparePens);
  return { rows: sorted.slice((page - 1) * limit, page * limit), total: sorted.length };
}

export async function deletePen(db: Db, owner: string, id: string, now: Date): Promise<void> {
  await setDeleted(db, owner, id, now);
}

export async function restorePen(db: Db, owner: string, id: string): Promise<void> {
  await setDeleted(db, owner, id, null);
}

async function setDeleted(db: Db, owner: string, id: string, deletedAt: Date | null): Promise<void> {
  const changed = await db
    .update(pens)
    .set({ deletedAt })
    .where(and(eq(pens.userId, owner), eq(pens.id, id)))
    .returning({ id: pens.id });
  if (changed.length === 0) throw new Problem('not-found');
}

/** Opens the next container, or notes what left without being applied. */
export async function recordMovement(
  db: Db,
  owner: string,
  id: string,
  { kind, mg, happenedAt, reason }: PenMovementInput,
  now: Date,
): Promise<string> {
  const at = recordedAt(happenedAt, now, 'happenedAt');
  if (!mg && (kind === 'purge' || kind === 'loss')) {
    throw new Problem('invalid-input', { fields: { mg: 'Informe quantos mg.' } });
  }
  return db.transaction(async (tx) => {
    const pen = await lockPen(tx, owner, id);
    if (kind === 'discard' && pen.remainingMg === 0) throw new Problem('pen-not-enough');
    const [movement] = await tx
      .insert(penMovements)
      .values({
        userId: owner,
        penId: id,
        kind,
        mg: kind === 'opening' ? 0 : (mg ?? 0),
        happenedAt: at,
        reason,
      })
      .returning({ id: penMovements.id });
    await settlePen(tx, pen);
    return movement!.id;
  });
}

export async function undoMovement(db: Db, owner: string, id: string, movementId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const pen = await lockPen(tx, owner, id);
    const removed = await tx
      .delete(penMovements)
      .where(and(eq(penMovements.penId, id), eq(penMovements.id, movementId)))
      .returning({ id: penMovements.id });
    if (removed.length === 0) throw new Problem('not-found');
    await settlePen(tx, pen);
  });
}
