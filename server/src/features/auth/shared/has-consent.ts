import type { ConsentPurpose } from '@leveza/contract/auth/consent.ts';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { consents } from '../table.ts';

const selectConsent = statement(
  'consent-in-force',
  { owner: 'uuid', purpose: 'text', version: 'text' },
  { id: consents.id },
  (db, $, row) =>
    db
      .select(row)
      .from(consents)
      .where(
        and(
          eq(consents.userId, $.owner),
          eq(consents.purpose, $.purpose),
          eq(consents.version, $.version),
          isNull(consents.withdrawnAt),
        ),
      )
      .limit(1),
);

/** Whether the patient agreed to the text as it is today, and did not take it back. */
export async function hasConsent(db: Db, owner: string, purpose: ConsentPurpose): Promise<boolean> {
  return (await selectConsent(db, { owner, purpose, version: CONSENT_VERSION })).length > 0;
}

/** The same inside of a larger statement, of the patient whom a column of it names. */
export const isAgreed = (purpose: ConsentPurpose, owner: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from ${consents} given where given.user_id = ${owner} and given.purpose = ${purpose}
    and given.version = ${CONSENT_VERSION} and given.withdrawn_at is null)`;
