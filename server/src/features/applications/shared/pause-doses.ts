import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { momentOfPress } from '../../../http/recorded-at.ts';
import { dosePauses } from '../table.ts';

/** No doses from now until an instant, or until they are resumed. Pausing again replaces the return. */
export async function pauseDoses(call: Call, until: Date | null): Promise<void> {
  await resumeDoses(call);
  const pausedFrom = momentOfPress(call);
  await call.db.insert(dosePauses).values({ userId: call.owner, pausedFrom, pausedUntil: until });
}

export async function resumeDoses(call: Call): Promise<void> {
  const { db, owner } = call;
  const at = momentOfPress(call);
  await db
    .update(dosePauses)
    // A pause that came meanwhile from another device began after the press.
    .set({ pausedUntil: sql`greatest(${dosePauses.pausedFrom}, ${at.toISOString()}::timestamptz)` })
    .where(
      and(eq(dosePauses.userId, owner), or(isNull(dosePauses.pausedUntil), gt(dosePauses.pausedUntil, at))),
    );
}
