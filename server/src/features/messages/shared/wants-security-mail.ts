import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { messageSettings } from '../table.ts';

/** Whether the patient wants messages about sign-ins by e-mail, as long as e-mail is on. */
export async function wantsSecurityMail(db: Db, owner: string): Promise<boolean> {
  const [chosen] = await db
    .select({ email: messageSettings.email })
    .from(messageSettings)
    .where(eq(messageSettings.userId, owner));
  return chosen?.email.notificationTypes.security ?? true;
}
