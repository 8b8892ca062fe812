import type { Channel } from '@leveza/domain/messages/channels.ts';
import {
  DEFAULT_MESSAGE_SETTINGS,
  type MessageSettings,
  type Reaches,
} from '@leveza/domain/messages/settings.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Db } from '../../../db/connection.ts';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { accountSettings, users } from '../../auth/table.ts';
import { configuredChannels } from '../configured.ts';
import { contactPoints, messageSettings, pushSubscriptions } from '../table.ts';

const selectChosen = statement(
  'message-settings',
  { owner: 'uuid' },
  {
    ...getTableColumns(messageSettings),
    emailEnabled: accountSettings.emailNotifications,
    smsEnabled: accountSettings.smsNotifications,
    isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
    isDemo: sql<boolean>`${users.demoExpiresAt} is not null`,
    devices: sql<number>`(select count(*)::int from ${pushSubscriptions} where ${pushSubscriptions.userId} = ${users.id})`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(users)
      .leftJoin(messageSettings, eq(messageSettings.userId, users.id))
      .leftJoin(accountSettings, eq(accountSettings.userId, users.id))
      .where(eq(users.id, $.owner)),
);

const selectContacts = statement(
  'contact-points',
  { owner: 'uuid' },
  getTableColumns(contactPoints),
  (db, $, row) => db.select(row).from(contactPoints).where(eq(contactPoints.userId, $.owner)),
);

export interface ChosenSettings {
  settings: MessageSettings;
  reaches: Reaches;
  isDemo: boolean;
  /** Channels the patient stopped by PARAR or SAIR, or whose number or address is dead. */
  stopped: readonly Channel[];
}

type Chosen = Awaited<ReturnType<typeof selectChosen>>[number];
type Contact = Awaited<ReturnType<typeof selectContacts>>[number];

export const chosenQuestion = (owner: string): Question<Chosen | null> =>
  selectChosen.question({ owner }, ([chosen]) => chosen ?? null);

export const contactsQuestion = (owner: string): Question<Contact[]> =>
  selectContacts.question({ owner }, (contacts) => contacts);

/** The patient's choices, over the defaults, and whether each channel reaches them. */
export async function chosenSettings(db: Db, owner: string, config: Config): Promise<ChosenSettings> {
  const [chosen, contacts] = await askInOne(db, chosenQuestion(owner), contactsQuestion(owner));
  return settingsFrom(chosen, contacts, config);
}

/** The same from rows that were asked for together with others. */
export function settingsFrom(
  chosen: Chosen | null,
  contacts: readonly Contact[],
  config: Config,
): ChosenSettings {
  const contactOf = (channel: string) => contacts.find((contact) => contact.channel === channel) ?? null;
  const [whatsapp, email, sms] = [contactOf('whatsapp'), contactOf('email'), contactOf('sms')];
  const isConfigured = configuredChannels(config);
  const defaults = DEFAULT_MESSAGE_SETTINGS;
  const isOn = (stored: boolean, contact: Contact | null) => stored && !isStopped(contact);
  return {
    settings: {
      whatsapp: {
        ...defaults.whatsapp,
        ...chosen?.whatsapp,
        enabled: isOn(chosen?.whatsapp?.enabled ?? defaults.whatsapp.enabled, whatsapp),
        phoneNumber: whatsapp?.address ?? null,
      },
      email: {
        ...defaults.email,
        ...chosen?.email,
        enabled: isOn(chosen?.emailEnabled ?? defaults.email.enabled, email),
        email: email?.address ?? null,
      },
      push: { ...defaults.push, ...chosen?.push },
      sms: {
        ...defaults.sms,
        ...chosen?.sms,
        enabled: isOn(chosen?.smsEnabled ?? defaults.sms.enabled, sms),
        phoneNumber: sms?.address ?? null,
      },
    },
    reaches: {
      whatsapp: { isConfigured: isConfigured.whatsapp, isConfirmed: isConfirmed(whatsapp) },
      email: {
        isConfigured: isConfigured.email,
        isConfirmed: email ? isConfirmed(email) : (chosen?.isEmailVerified ?? false),
      },
      push: { isConfigured: isConfigured.push, isConfirmed: (chosen?.devices ?? 0) > 0 },
      sms: { isConfigured: isConfigured.sms, isConfirmed: isConfirmed(sms) },
    },
    isDemo: chosen?.isDemo ?? false,
    stopped: contacts.filter(isStopped).map(({ channel }) => channel),
  };
}

const isConfirmed = (contact: Contact | null) => contact !== null && contact.confirmedAt !== null;

/** A stop wins over a toggle that was saved at the same moment. */
const isStopped = (contact: Contact | null) => contact !== null && contact.stoppedAt !== null;
