import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { statement } from '../../../db/statement.ts';
import { profiles } from '../table.ts';

const selectZone = statement(
  'profile-zone',
  { owner: 'uuid' },
  { timeZone: profiles.timeZone },
  (db, $, row) => db.select(row).from(profiles).where(eq(profiles.userId, $.owner)),
);

/** The patient's zone for work without a request; a request brings it with the session. */
export async function findZone(db: Db, owner: string): Promise<string> {
  return (await selectZone(db, { owner }))[0]?.timeZone ?? DEFAULT_ZONE;
}
