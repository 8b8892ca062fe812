import type { MessageSettingsChange } from '@leveza/contract/messages/settings.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { accountSettings, users } from '../auth/table.ts';
import { and, eq, ne } from 'drizzle-orm';
import { chosenSettings } from './shared/chosen-settings.ts';
import { contactPoints, messageSettings } from './table.ts';

/** Changes what was sent and nothing else, inside of groups too. */
export async function updateMessageSettings(
  { db, owner }: Call,
  change: MessageSettingsChange,
  config: Config,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two changes at once would each write the other's old values back.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
    const { settings } = await chosenSettings(tx, owner, config);
    const { phoneNumber: whatsappNumber, ...whatsapp } = merged(settings.whatsapp, change.whatsapp);
    const { email: address, enabled: emailEnabled, ...email } = merged(settings.email, change.email);
    const push = merged(settings.push, change.push);
    const { phoneNumber: smsNumber, enabled: smsEnabled, ...sms } = merged(settings.sms, change.sms);
    const row = { whatsapp, email, push, sms };
    await tx
      .insert(messageSettings)
      .values({ userId: owner, ...row })
      .onConflictDoUpdate({ target: messageSettings.userId, set: row });
    const toggles = { emailNotifications: emailEnabled, smsNotifications: smsEnabled };
    await tx
      .insert(accountSettings)
      .values({ userId: owner, ...toggles })
      .onConflictDoUpdate({ target: accountSettings.userId, set: toggles });
    await putContact(tx, owner, 'whatsapp', whatsappNumber);
    await putContact(tx, owner, 'email', address);
    await putContact(tx, owner, 'sms', smsNumber);
  });
}

/** Groups such as the quiet hours are merged field by field; lists are replaced. */
function merged<T extends object>(before: T, change: DeepPartial<T> | undefined): T {
  const fields = Object.entries(change ?? {}).map(([key, value]) => [
    key,
    isGroup(value) ? { ...before[key as keyof T], ...value } : value,
  ]);
  return { ...before, ...Object.fromEntries(fields) };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type DeepPartial<T> = {
  [K in keyof T]?:
    | (T[K] extends object ? (T[K] extends readonly unknown[] ? T[K] : Partial<T[K]>) : T[K])
    | undefined;
};

type ContactChannel = (typeof contactPoints.$inferSelect)['channel'];

/** Another number or address has to be confirmed anew. */
async function putContact(tx: Db, owner: string, channel: ContactChannel, address: string | null) {
  const own = and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel));
  if (address === null) return void (await tx.delete(contactPoints).where(own));
  await tx.delete(contactPoints).where(and(own, ne(contactPoints.address, address)));
  await tx.insert(contactPoints).values({ userId: owner, channel, address }).onConflictDoNothing();
}
