import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
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
export async function findSettings(db: Db, owner: string): Promise<AccountSettings> {
  const [chosen] = await selectSettings(db, { owner });
  return chosen ?? DEFAULTS;
}
