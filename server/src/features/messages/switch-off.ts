import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { changeSettings } from '../auth/shared/settings.ts';
import { type ContactChannel, messageSettings } from './table.ts';

/** Switches a channel off where its toggle is shown: the settings never say that a stopped channel is on. */
export async function switchOff(tx: Db, owners: string[], channel: ContactChannel): Promise<void> {
  if (channel === 'whatsapp') {
    const whatsapp = sql`${messageSettings.whatsapp} || '{"enabled": false}'`;
    await tx.update(messageSettings).set({ whatsapp }).where(inArray(messageSettings.userId, owners));
    return;
  }
  const off = channel === 'sms' ? { smsNotifications: false } : { emailNotifications: false };
  await changeSettings(tx, owners, off);
}
