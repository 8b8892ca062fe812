import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { ask, type Question, statement } from '../../../db/statement.ts';
import { accountSettings } from '../table.ts';

const DEFAULTS: AccountSettings = {
  privacyLevel: 'standard',
  emailNotifications: true,
  smsNotifications: false,
};

const selectSettings = statement(
  'account-settings',
  { owner: 'uuid' },
  getTableColumns(accountSettings),
  (db, $, row) => db.select(row).from(accountSettings).where(eq(accountSettings.userId, $.owner)),
);

/** How private the patient wants to be, and what may be sent to them. */
export function settingsQuestion(owner: string): Question<AccountSettings> {
  return selectSettings.question({ owner }, ([chosen]) => chosen ?? DEFAULTS);
}

export function findSettings(db: Db, owner: string): Promise<AccountSettings> {
  return ask(db, settingsQuestion(owner));
}

/** Changes the settings that are named, of each of these patients. */
export async function changeSettings(
  db: Db,
  owners: readonly string[],
  change: Partial<AccountSettings>,
): Promise<void> {
  if (owners.length === 0) return;
  await db
    .insert(accountSettings)
    .values(owners.map((userId) => ({ userId, ...change })))
    .onConflictDoUpdate({
      target: accountSettings.userId,
      // A change that names nothing still needs a column to set.
      set: { userId: sql`excluded.user_id`, ...change },
    });
}

/** Switches messages by e-mail off, or on again. An account that is gone needs neither. */
export async function switchEmail(db: Db, owner: string, isOn: boolean): Promise<void> {
  await db.execute(sql`
    insert into account_settings (user_id, email_notifications)
    select id, ${isOn} from users where id = ${owner}
    on conflict (user_id) do update set email_notifications = excluded.email_notifications`);
}
