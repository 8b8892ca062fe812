import { sql } from 'drizzle-orm';
import { scheduled, wake } from '../../jobs/job.ts';
import { deliver } from './deliver/deliver.ts';
import { sendDue } from './send/send-due.ts';
import { sendEveryMinute } from './send/send-every-minute.ts';
import { SEND_MESSAGES } from './send/wake-sender.ts';

const means = { deliver, now: () => new Date() };

export const sendMessages = wake(SEND_MESSAGES, (db, attempt) => sendDue(db, attempt, means));

export const sendMessagesEveryMinute = scheduled('send-messages-net', '* * * * *', (db, attempt) =>
  sendEveryMinute(db, attempt, means),
);

/** Their topics go with them: an occasion of 90 days ago is not planned again. */
export const forgetMessages = scheduled('forget-messages', '40 3 * * *', (db, { now }) =>
  db.execute(sql`
    delete from messages where send_at < ${now}::timestamptz - interval '90 days' and state not in ('planned', 'sending')`),
);
