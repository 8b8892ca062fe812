import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isOwn } from '../../../db/own-row.ts';
import type { Call } from '../../../http/call.ts';
import { momentOfPress } from '../../../http/recorded-at.ts';
import { holdDoses } from '../store.ts';
import { dosePauses } from '../table.ts';

/** No doses from now until an instant, or until they are resumed. Pausing again replaces the return. Answers with the pause's id. */
export async function pauseDoses(call: Call, until: Date | null): Promise<string> {
  await holdDoses(call.db, call.owner);
  await resumeDoses(call);
  const pausedFrom = momentOfPress(call);
  const pause = call.db.insert(dosePauses).values({ userId: call.owner, pausedFrom, pausedUntil: until });
  const [row] = await pause.returning({ id: dosePauses.id });
  return row!.id; // an insert without conflict clause always returns its row
}

/** A pause that never was. */
export async function dropPause({ db, owner }: Call, id: string): Promise<void> {
  await db.delete(dosePauses).where(isOwn(dosePauses, owner, id));
}

export async function resumeDoses(call: Call): Promise<void> {
  const at = momentOfPress(call);
  await call.db
    .update(dosePauses)
    // A pause that came meanwhile from another device began after the press.
    .set({ pausedUntil: sql`greatest(${dosePauses.pausedFrom}, ${at.toISOString()}::timestamptz)` })
    .where(isOpen(call));
}

const isOpen = (call: Call) =>
  and(
    eq(dosePauses.userId, call.owner),
    or(isNull(dosePauses.pausedUntil), gt(dosePauses.pausedUntil, momentOfPress(call))),
  );

/** A pause that goes on, as JSON keeps it. */
export interface OpenPause {
  id: string;
  pausedUntil: string | null;
}

/** The pauses that `resumeDoses` would end. */
export async function openPauses(call: Call): Promise<OpenPause[]> {
  const { id, pausedUntil } = dosePauses;
  const open = await call.db.select({ id, pausedUntil }).from(dosePauses).where(isOpen(call));
  return open.map((pause) => ({ id: pause.id, pausedUntil: pause.pausedUntil?.toISOString() ?? null }));
}

export async function putPausesBack({ db, owner }: Call, pauses: readonly OpenPause[]): Promise<void> {
  for (const { id, pausedUntil } of pauses) {
    await db
      .update(dosePauses)
      .set({ pausedUntil: pausedUntil === null ? null : new Date(pausedUntil) })
      .where(isOwn(dosePauses, owner, id));
  }
}
