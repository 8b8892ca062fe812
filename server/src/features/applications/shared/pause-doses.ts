import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { dosePauses } from '../table.ts';

/** No doses from now until an instant, or until they are resumed. Pausing again replaces the return. */
export async function pauseDoses(call: Call, until: Date | null): Promise<void> {
  await resumeDoses(call);
  await call.db.insert(dosePauses).values({ userId: call.owner, pausedFrom: call.now, pausedUntil: until });
}

export async function resumeDoses({ db, owner, now }: Call): Promise<void> {
  await db
    .update(dosePauses)
    .set({ pausedUntil: now })
    .where(
      and(eq(dosePauses.userId, owner), or(isNull(dosePauses.pausedUntil), gt(dosePauses.pausedUntil, now))),
    );
}
