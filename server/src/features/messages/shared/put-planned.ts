import { randomUUID } from 'node:crypto';
import type { Channel, MessageType } from '@leveza/domain/messages/channels.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import { WOKEN_AHEAD_MS, wakeSender } from '../send/wake-sender.ts';

/** A message to come. Its topics are its identity: one that was said, or is planned already, is not put again. */
export interface PlannedMessage {
  channel: Channel | 'bell';
  type: MessageType;
  title: string;
  body: string;
  link: string | null;
  isAnswerable: boolean;
  priority: 'high' | 'medium' | 'low';
  sendAt: Date;
  usefulUntil: Date;
  topics: readonly MessageTopic[];
}

export interface MessageTopic {
  what: string;
  plannedAt: Date;
  /** 0 is the first time; repeats follow. */
  nth: number;
}

/** Keeps a patient's messages until their moment, in the caller's transaction, and wakes the sender for the near ones. */
export async function putPlanned(
  tx: Db,
  owner: string,
  planned: readonly PlannedMessage[],
  now: Date,
): Promise<void> {
  if (planned.length === 0) return;
  // A moment that has passed is now: the sender takes long overdue messages for those of a server that was off.
  const rows = planned.map((message) => ({
    ...message,
    id: randomUUID(),
    sendAt: message.sendAt < now ? now : message.sendAt,
  }));
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
        id uuid, channel text, type text, title text, body text, link text, "isAnswerable" boolean, priority text,
        "sendAt" timestamptz, "usefulUntil" timestamptz, topics jsonb)
    ), fresh as (
      select g.id, g.channel, t.what, t."plannedAt" as planned_at, t.nth
      from given g, jsonb_to_recordset(g.topics) as t (what text, "plannedAt" timestamptz, nth smallint)
      where not exists (
        select from message_topics m
        where m.user_id = ${owner} and m.what = t.what and m.planned_at = t."plannedAt"
          and m.channel = g.channel and m.nth = t.nth)
    ), put as (
      insert into messages
        (id, user_id, channel, type, title, body, link, is_answerable, priority, send_at, useful_until, state)
      select id, ${owner}, channel, type, title, body, link, "isAnswerable", priority, "sendAt", "usefulUntil", 'planned'
      from given where id in (select id from fresh)
    )
    insert into message_topics (message_id, user_id, channel, what, planned_at, nth)
    select id, ${owner}, channel, what, planned_at, nth from fresh
    on conflict do nothing`);
  const near = rows.flatMap(({ sendAt }) =>
    sendAt.getTime() - now.getTime() <= WOKEN_AHEAD_MS ? [sendAt] : [],
  );
  await wakeSender(tx, near, now);
}
