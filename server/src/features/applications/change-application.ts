import type { ApplicationChange } from '@leveza/contract/applications/applications.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { recordedAt } from '../../http/recorded-at.ts';
import { lockPen, settlePen } from '../pens/store.ts';
import { holdDoses, placeOf, refuseExpired, refuseTooSoon } from './register-application.ts';
import type { ApplicationRow } from './store.ts';
import { applications } from './table.ts';

interface Change {
  id: string;
  change: ApplicationChange;
  now: Date;
}

/** Changes what was sent, and tells the ledger of every pen concerned again. */
export async function changeApplication(db: Db, owner: string, { id, change, now }: Change) {
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const before = await lockApplication(tx, owner, id);
    const appliedAt = change.datetime ? recordedAt(change.datetime, now, 'datetime') : before.appliedAt;
    const isMoved = appliedAt.getTime() !== before.appliedAt.getTime();
    const penId = change.penId ?? before.penId;
    const isOtherPen = penId !== before.penId;
    const pen = penId && (await lockPen(tx, owner, penId, { isDeleted: !isOtherPen }));
    if (pen && (isMoved || isOtherPen) && !change.confirmExpired) await refuseExpired(tx, pen, appliedAt);
    const catalogId = pen ? pen.catalogId : before.catalogId;
    if (isMoved && !change.confirmEarly) {
      await refuseTooSoon(tx, owner, { appliedAt, catalogId, except: id });
    }
    const [after] = await tx
      .update(applications)
      .set({
        penId,
        appliedAt,
        doseMg: change.doseMg ?? before.doseMg,
        ...placeAfter(before, change),
        pain: sent(change.pain, before.pain),
        reactions: sent(change.reactions, before.reactions),
        notes: sent(change.notes, before.notes),
        ...(isOtherPen && pen && { catalogId, medicationName: pen.medicationName }),
      })
      .where(eq(applications.id, id))
      .returning();
    if (isOtherPen && before.penId) {
      await settlePen(tx, await lockPen(tx, owner, before.penId, { isDeleted: true }));
    }
    if (pen) await settlePen(tx, pen);
    return after!;
  });
}

/** What it took goes back into its pen. */
export async function deleteApplication(db: Db, owner: string, id: string): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const [removed] = await tx
      .delete(applications)
      .where(and(eq(applications.userId, owner), eq(applications.id, id)))
      .returning();
    if (!removed) throw new Problem('not-found');
    if (removed.penId) await settlePen(tx, await lockPen(tx, owner, removed.penId, { isDeleted: true }));
    return removed;
  });
}

async function lockApplication(tx: Db, owner: string, id: string): Promise<ApplicationRow> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.userId, owner), eq(applications.id, id)))
    .for('update');
  if (!row) throw new Problem('not-found');
  return row;
}

/** Another site without a zone leaves the old zone behind. */
function placeAfter({ site, zone }: ApplicationRow, change: ApplicationChange) {
  const newSite = change.applicationSite ?? site;
  if (!newSite) return { site: null, zone: null };
  const isOtherSite = newSite !== site;
  return placeOf(newSite, change.zone === undefined ? (isOtherSite ? null : zone) : change.zone);
}

function sent<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value;
}
