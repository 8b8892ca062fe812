import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { isAlive } from './while-alive.ts';

/** A sender whose connection broke, as in a restart of the database, has this long to store its answers. */
const LEASE_SECONDS = 60;

/**
 * Settles messages whose sender died, and those whose time passed while they waited for another try. A message left
 * behind may have arrived: it is sent once more, unless that was the second time already or it is late.
 */
export async function settleLeftBehind(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    update messages set
      state = case when may_have_arrived then 'repeated' when useful_until < ${now} then 'unconfirmed' else 'retrying' end,
      failure = 'unknown', may_have_arrived = true, send_at = ${now}, claimed_by = null,
      sent_at = coalesce(sent_at, claimed_at)
    where state = 'sending' and abs(extract(epoch from claimed_at - ${now}::timestamptz)) > ${LEASE_SECONDS}
      and not ${isAlive(sql`messages.claimed_by`)}`);
  await db.execute(sql`
    update messages set state = case when may_have_arrived then 'unconfirmed' else 'expired' end
    where state = 'retrying' and useful_until < ${now}`);
}
