import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { profiles } from '../table.ts';

const selectProfile = statement('profile-row', { owner: 'uuid' }, getTableColumns(profiles), (db, $, row) =>
  db.select(row).from(profiles).where(eq(profiles.userId, $.owner)),
);

export async function findProfile(db: Db, owner: string) {
  const [profile] = await selectProfile(db, { owner });
  return profile;
}
