import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { consents, users } from '../auth/table.ts';
import { profiles } from './table.ts';

const owner = sql.placeholder('owner');

const selectUser = statement('profile-user', (db) => db.select().from(users).where(eq(users.id, owner)));

const selectProfile = statement('profile-row', (db) =>
  db.select().from(profiles).where(eq(profiles.userId, owner)),
);

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

export async function findProfile(db: Db, id: string) {
  const [profile] = await selectProfile(db, { owner: id });
  return profile;
}

/** Whether the patient agreed to the text as it is today, and did not take it back. */
export async function hasConsent(db: Db, id: string): Promise<boolean> {
  return (await selectConsent(db, { owner: id, version: CONSENT_VERSION })).length > 0;
}

const selectZone = statement('profile-zone', (db) =>
  db.select({ timeZone: profiles.timeZone }).from(profiles).where(eq(profiles.userId, owner)),
);

/** Whose clock decides which day it is. */
export async function findZone(db: Db, id: string): Promise<string> {
  return (await selectZone(db, { owner: id }))[0]?.timeZone ?? DEFAULT_ZONE;
}
