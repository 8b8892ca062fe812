import type { ConsentPurpose } from '@leveza/contract/auth/consent.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { PrivacyLevel } from '@leveza/domain/auth/privacy.ts';
import type { ReminderSettings } from '@leveza/domain/reminders/settings.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { eq, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Db } from '../../db/connection.ts';
import type { Places, Question } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import { accountSettings, consents, users } from '../auth/table.ts';
import {
  type ChosenSettings,
  chosenQuestion,
  contactsQuestion,
  settingsFrom,
} from '../messages/shared/chosen-settings.ts';
import { profiles } from '../profile/table.ts';
import { reminderSettingsQuestion } from './read-reminder-settings.ts';

/** Facts about a patient that planning needs beside the occasions. */
export interface RemindedPatient extends Pick<ChosenSettings, 'reaches' | 'isDemo'> {
  messageSettings: ChosenSettings['settings'];
  reminderSettings: ReminderSettings;
  /** For messages that leave Leveza. */
  hasConsent: boolean;
  /** Without it nothing of the patient's health is said anywhere. */
  hasHealthConsent: boolean;
  privacyLevel: PrivacyLevel;
  zone: string;
}

const hasConsentFor = (purpose: ConsentPurpose, $: Places<'version'>) =>
  sql<boolean>`exists (select 1 from ${consents} given where given.user_id = ${users.id}
      and given.purpose = ${sql.raw(`'${purpose}'`)} and given.version = ${$.version}
      and given.withdrawn_at is null)`;

const selectPerson = statement(
  'reminded-person',
  { owner: 'uuid', version: 'text' },
  ($) => ({
    zone: profiles.timeZone,
    privacyLevel: accountSettings.privacyLevel,
    hasConsent: hasConsentFor('messages', $).as('has_consent'),
    hasHealthConsent: hasConsentFor('health-data', $).as('has_health_consent'),
  }),
  (db, $, row) =>
    db
      .select(row)
      .from(users)
      .leftJoin(profiles, eq(profiles.userId, users.id))
      .leftJoin(accountSettings, eq(accountSettings.userId, users.id))
      .where(eq(users.id, $.owner)),
);

/** The patient, and the answer to one more question in the same statement. */
export async function readPatient<Answer>(
  db: Db,
  owner: string,
  config: Config,
  more: Question<Answer>,
): Promise<{ patient: RemindedPatient; more: Answer }> {
  const [person, chosen, contacts, reminderSettings, answer] = await askInOne(
    db,
    selectPerson.question({ owner, version: CONSENT_VERSION }, ([row]) => row ?? null),
    chosenQuestion(owner),
    contactsQuestion(owner),
    reminderSettingsQuestion(owner),
    more,
  );
  const { settings, ...reach } = settingsFrom(chosen, contacts, config);
  return {
    patient: {
      ...reach,
      messageSettings: settings,
      reminderSettings,
      hasConsent: person?.hasConsent ?? false,
      hasHealthConsent: person?.hasHealthConsent ?? false,
      privacyLevel: person?.privacyLevel ?? 'standard',
      zone: person?.zone ?? DEFAULT_ZONE,
    },
    more: answer,
  };
}
