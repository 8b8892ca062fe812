import { sql } from 'drizzle-orm';
import { scheduled, wake } from '../../jobs/job.ts';
import { deliver } from './deliver/deliver.ts';
import { sendDue, type Around } from './send/send-due.ts';
import { SEND_MESSAGES, WOKEN_AHEAD_MS, wakeSender } from './send/wake-sender.ts';
import type { Db } from '../../db/connection.ts';
import { settleLeftBehind } from './send/settle-left-behind.ts';

const means = { deliver, now: () => new Date() };

export const sendMessages = wake(SEND_MESSAGES, (db, attempt) => sendDue(db, attempt, means));

export const sendMessagesEveryMinute = scheduled('send-messages-net', '* * * * *', sendEveryMinute);

/** Their topics go with them: an occasion of 90 days ago is not planned again. */
export const forgetMessages = scheduled('forget-messages', '40 3 * * *', (db, { now }) =>
  db.execute(sql`
    delete from messages where send_at < ${now}::timestamptz - interval '90 days' and state not in ('planned', 'sending')`),
);

/** The net under the wakes: settles what was left behind, sends what is due, and asks for the wakes of the next minutes. */
async function sendEveryMinute(db: Db, around: Around): Promise<void> {
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
