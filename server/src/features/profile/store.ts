import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { consents, users } from '../auth/table.ts';

const owner = sql.placeholder('owner');

const selectUser = statement('profile-user', (db) => db.select().from(users).where(eq(users.id, owner)));

const selectConsent = statement('profile-consent', (db) =>
  db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.userId, owner),
        eq(consents.purpose, 'health-data'),
        eq(consents.version, sql.placeholder('version')),
        isNull(consents.withdrawnAt),
      ),
    )
    .limit(1),
);

export async function findUser(db: Db, id: string) {
  const [user] = await selectUser(db, { owner: id });
  return user;
}

/** Whether the patient agreed to the text as it is today, and did not take it back. */
export async function hasConsent(db: Db, id: string): Promise<boolean> {
  return (await selectConsent(db, { owner: id, version: CONSENT_VERSION })).length > 0;
}
