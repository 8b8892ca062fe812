import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { pageOf } from '../../db/page-of.ts';
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

export function listAccess(db: Db, owner: string, asked: { page: number; limit: number }) {
  const own = db.select().from(accessLog).where(eq(accessLog.userId, owner));
  return pageOf(db, own, { ...asked, newest: [accessLog.at, accessLog.id] });
}
