import { type SQL, sql } from 'drizzle-orm';
import { consents } from '../table.ts';

/**
 * When the consent for sharing, or the one for the data that is shared, was taken back at or after a moment; null if
 * none was. Both columns are written out with their table, because Drizzle leaves the table away in a statement of one
 * table.
 */
export const sharingTakenBackAt = (owner: SQL, since: SQL): SQL<Date | null> =>
  sql`(select min(given.withdrawn_at) from ${consents} given
    where given.user_id = ${owner} and given.purpose in ('sharing', 'health-data')
      and given.withdrawn_at >= ${since})`;
