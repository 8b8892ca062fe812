import type { MessageSettingsChange } from '@leveza/contract/messages/settings.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { hasWindow } from '@leveza/domain/reminders/windows.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { holdAccount } from '../auth/shared/account.ts';
import { changeSettings } from '../auth/shared/settings.ts';
import { and, eq, ne } from 'drizzle-orm';
import { configuredChannels } from './configured.ts';
import { askForCode, mayCode } from './contact-code.ts';
import { chosenSettings } from './shared/chosen-settings.ts';
import { goOn } from './shared/go-on.ts';
import { type ContactChannel, contactPoints, messageSettings } from './table.ts';

/** Without a part of the day the channel would stay silent, and nothing would say why. */
const NO_WINDOW = { 'whatsapp.timePreferences': 'Escolha ao menos um período do dia.' };

/** Changes what was sent and nothing else, inside of groups too. */
export async function updateMessageSettings(
  { db, owner, now }: Call,
  change: MessageSettingsChange,
  { config, vault }: { config: Config; vault: Vault },
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two changes at once would each write the other's old values back.
    const account = await holdAccount(tx, owner);
    const { settings, isDemo } = await chosenSettings(tx, owner, config);
    const { phoneNumber: whatsappNumber, ...whatsapp } = merged(settings.whatsapp, change.whatsapp);
    if (!hasWindow(whatsapp.timePreferences)) throw new Problem('invalid-input', { fields: NO_WINDOW });
    const { email: address, enabled: emailEnabled, ...email } = merged(settings.email, change.email);
    const push = merged(settings.push, change.push);
    const { phoneNumber: smsNumber, enabled: smsEnabled, ...sms } = merged(settings.sms, change.sms);
    const row = { whatsapp, email, push, sms };
    await tx
      .insert(messageSettings)
      .values({ userId: owner, ...row })
      .onConflictDoUpdate({ target: messageSettings.userId, set: row });
    await changeSettings(tx, [owner], { emailNotifications: emailEnabled, smsNotifications: smsEnabled });
    const contacts = [
      ['whatsapp', whatsappNumber],
      // The account's own address is confirmed by the account.
      ['email', address?.toLowerCase() === account.email.toLowerCase() ? null : address],
      ['sms', smsNumber],
    ] as const;
    const isConfigured = configuredChannels(config);
    for (const [channel, written] of contacts) {
      const isNew = await putContact(tx, owner, channel, written);
      // A demonstration is anybody's; and beyond the limit a code is sent when it is asked for later.
      const isCodeSent = isNew && written !== null && isConfigured[channel] && !isDemo;
      if (isCodeSent && (await mayCode(tx, owner, written)))
        await askForCode(tx, vault, { owner, channel, now });
    }
    for (const channel of ['whatsapp', 'email', 'sms'] as const) {
      const isSwitchedOn = change[channel]?.enabled === true && !settings[channel].enabled;
      if (isSwitchedOn) await goOn(tx, owner, channel);
    }
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

/** Another number or address has to be confirmed anew; tells whether it is another. */
async function putContact(tx: Db, owner: string, channel: ContactChannel, address: string | null) {
  const own = ownContact(owner, channel);
  if (address === null) {
    await tx.delete(contactPoints).where(own);
    return false;
  }
  await tx.delete(contactPoints).where(and(own, ne(contactPoints.address, address)));
  const added = await tx
    .insert(contactPoints)
    .values({ userId: owner, channel, address })
    .onConflictDoNothing()
    .returning({ channel: contactPoints.channel });
  return added.length > 0;
}

const ownContact = (owner: string, channel: ContactChannel) =>
  and(eq(contactPoints.userId, owner), eq(contactPoints.channel, channel));
