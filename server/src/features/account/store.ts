import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { accessLog, accountSettings } from '../auth/table.ts';

export async function saveSettings(db: Db, owner: string, change: Partial<AccountSettings>): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ userId: owner, ...change })
    .onConflictDoUpdate({
      target: accountSettings.userId,
      set: { userId: owner, ...change },
    });
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
