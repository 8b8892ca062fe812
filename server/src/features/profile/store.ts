import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { consents } from '../auth/table.ts';

const selectConsent = statement(
  'profile-consent',
  { owner: 'uuid', version: 'text' },
  { id: consents.id },
  (db, $, row) =>
    db
      .select(row)
      .from(consents)
      .where(
        and(
          eq(consents.userId, $.owner),
          eq(consents.purpose, 'health-data'),
          eq(consents.version, $.version),
          isNull(consents.withdrawnAt),
        ),
      )
      .limit(1),
);

/** Whether the patient agreed to the text as it is today, and did not take it back. */
export async function hasConsent(db: Db, id: string): Promise<boolean> {
  return (await selectConsent(db, { owner: id, version: CONSENT_VERSION })).length > 0;
}
