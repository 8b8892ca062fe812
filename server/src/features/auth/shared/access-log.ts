import type { AccessEvent } from '@leveza/contract/account/access-log.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { accessLog } from '../table.ts';

export async function recordAccess(
  db: Db,
  owner: string,
  event: AccessEvent,
  device: string | undefined,
): Promise<void> {
  await db.insert(accessLog).values({ userId: owner, event, device: device?.slice(0, 300) ?? null });
}

/** Whether somebody signed in here before, from a device that calls itself the same. */
export async function hasSignedInFrom(db: Db, owner: string, device: string | undefined): Promise<boolean> {
  const [known] = await db
    .select({ id: accessLog.id })
    .from(accessLog)
    .where(
      and(
        eq(accessLog.userId, owner),
        eq(accessLog.event, 'sign-in'),
        sql`${accessLog.device} is not distinct from ${device?.slice(0, 300) ?? null}`,
      ),
    )
    .limit(1);
  return known !== undefined;
}
