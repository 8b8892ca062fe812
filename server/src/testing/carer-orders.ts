import { sql } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import { sendCarerMessage } from '../features/carers/send-carer-message.ts';
import type { Attempt } from '../jobs/job.ts';
import { openChannels } from '../services/channels.ts';
import type { SendMail } from '../services/mail/message.ts';
import type { TestApp } from './test-app.ts';

/** Takes the orders of messages to carers that wait. */
export async function ordersOf(db: Db): Promise<object[]> {
  const { rows } = await db.execute<{ data: object }>(
    sql`delete from pgboss.job where name = 'send-carer-message' returning data`,
  );
  return rows.map(({ data }) => data);
}

/** One attempt at an order, as the queue makes it; `finish` is the end of the job. */
export function sendOrder(
  house: TestApp,
  data: object,
  sendMail: SendMail,
  finish: Attempt['finish'] = async () => undefined,
): Promise<void> {
  return sendCarerMessage.work(house.db, {
    ...house,
    sendMail,
    channels: openChannels(house.config, house.vault),
    baseUrl: () => 'https://leveza.example.com',
    id: 'test',
    data,
    signal: AbortSignal.timeout(60_000),
    finish,
    now: new Date(),
  });
}
