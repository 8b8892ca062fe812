import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { profiles } from '../table.ts';

const selectProfile = statement('profile-row', (db) =>
  db
    .select()
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder('owner'))),
);

export async function findProfile(db: Db, owner: string) {
  const [profile] = await selectProfile(db, { owner });
  return profile;
}
