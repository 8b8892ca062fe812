import type { AccessEvent } from '@leveza/contract/account/access-log.ts';
import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { accessLog, accountSettings } from './table.ts';

const DEFAULTS: AccountSettings = {
  privacyLevel: 'standard',
  emailNotifications: true,
  smsNotifications: false,
};

const selectSettings = statement('account-settings', (db) =>
  db
    .select()
    .from(accountSettings)
    .where(eq(accountSettings.userId, sql.placeholder('owner'))),
);

export async function findSettings(db: Db, owner: string): Promise<AccountSettings> {
  const [chosen] = await selectSettings(db, { owner });
  return chosen ?? DEFAULTS;
}

export async function saveSettings(db: Db, owner: string, change: Partial<AccountSettings>): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ userId: owner, ...change })
    .onConflictDoUpdate({
      target: accountSettings.userId,
      set: { userId: owner, ...change },
    });
}

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

export async function listAccess(db: Db, owner: string, { page, limit }: { page: number; limit: number }) {
  const isOwn = eq(accessLog.userId, owner);
  const rows = await db
    .select()
    .from(accessLog)
    .where(isOwn)
    .orderBy(desc(accessLog.at), desc(accessLog.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(accessLog).where(isOwn);
  return { rows, total: counted!.total };
}
