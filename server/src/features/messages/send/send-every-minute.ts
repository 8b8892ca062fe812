import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { type Around, type Means, sendDue } from './send-due.ts';
import { settleLeftBehind } from './settle-left-behind.ts';
import { WOKEN_AHEAD_MS, wakeSender } from './wake-sender.ts';

/** The net under the wakes: settles what was left behind, sends what is due, and asks for the wakes of the next minutes. */
export async function sendEveryMinute(db: Db, around: Around, means: Means): Promise<void> {
  await settleLeftBehind(db, means.now());
  await wakeForNext(db, means.now());
  await sendDue(db, around, means);
}

/** One wake a minute, however many messages it has. */
async function wakeForNext(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() + WOKEN_AHEAD_MS);
  const { rows } = await db.execute<{ at: string }>(sql`
    select distinct date_trunc('minute', send_at - interval '1 microsecond') + interval '1 minute' as at from messages
    where state in ('planned', 'retrying') and send_at > ${now} and send_at <= ${until}`);
  await wakeSender(
    db,
    rows.map(({ at }) => new Date(at)),
    now,
  );
}
