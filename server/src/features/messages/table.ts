import type { Channel, MessageType } from '@leveza/domain/messages/channels.ts';
import type {
  EmailSettings,
  PushSettings,
  SmsSettings,
  WhatsappSettings,
} from '@leveza/domain/messages/settings.ts';
import type { MessageState } from '@leveza/domain/messages/states.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner, sessions } from '../auth/table.ts';

/**
 * A patient's choices for each channel; without a row, the defaults. Whether e-mail and SMS are on stands in
 * `account_settings`, numbers and addresses in `contact_points`.
 */
export const messageSettings = pgTable('message_settings', {
  userId: owner().primaryKey(),
  whatsapp: jsonb('whatsapp').$type<Omit<WhatsappSettings, 'phoneNumber'>>().notNull(),
  email: jsonb('email').$type<Omit<EmailSettings, 'enabled' | 'email'>>().notNull(),
  push: jsonb('push').$type<PushSettings>().notNull(),
  sms: jsonb('sms').$type<Omit<SmsSettings, 'enabled' | 'phoneNumber'>>().notNull(),
});

/** Channels with a number or an address. */
export type ContactChannel = Exclude<Channel, 'push'>;

/** Where a patient is reached besides the account's own address; nothing is sent before a code was typed. */
export const contactPoints = pgTable(
  'contact_points',
  {
    userId: owner(),
    channel: text('channel').$type<ContactChannel>().notNull(),
    address: text('address').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The patient wrote PARAR or SAIR, or used the link: nothing is sent until they switch it on again. */
    stoppedAt: instant('stopped_at'),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    codeTries: smallint('code_tries').notNull().default(0),
    /** The id WhatsApp knows the patient by, where it hides the number. */
    outsideId: text('outside_id'),
    /** Until then WhatsApp takes texts without a template. */
    windowUntil: instant('window_until'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.channel] }),
    index('contact_points_address').on(t.channel, t.address),
  ],
);

/** A device that shows notifications. Its address is a secret by which anybody could send, so that it is sealed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: owner(),
    /** The same device registers again under the same address. */
    endpointHash: text('endpoint_hash').notNull(),
    sealed: text('sealed').notNull(),
    /** Ending this session ends the notifications; one that merely expired does not (a trigger on `sessions`). */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    device: text('device'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpointHash),
    index('push_subscriptions_user').on(t.userId),
  ],
);

/** One message: planned, under way, or what became of it. The patient reads it as the delivery log. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    userId: owner(),
    channel: text('channel').$type<Channel | 'bell'>().notNull(),
    /** Its subject: a topic of the settings, or 'test' and 'code'. */
    type: text('type').$type<MessageType | 'test' | 'code'>().notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    link: text('link'),
    /** It speaks of doses that can be answered with 'Tomei', 'Adiar 1 h' and 'Pular'. */
    isAnswerable: boolean('is_answerable').notNull().default(false),
    priority: text('priority').$type<'high' | 'medium' | 'low'>().notNull(),
    sendAt: instant('send_at').notNull(),
    /** Not sent later than this. */
    usefulUntil: instant('useful_until').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** When a process took it to send it; one that dies leaves it here. */
    claimedAt: instant('claimed_at'),
    /** The run that took it; PostgreSQL knows whether that run still lives (`send/while-alive.ts`). */
    claimedBy: integer('claimed_by'),
    /** An earlier attempt ended without an answer, so the patient may have it already: it is sent once more at most. */
    mayHaveArrived: boolean('may_have_arrived').notNull().default(false),
    /** The id the outside world gave it. */
    reference: text('reference'),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
    /** Why it did not arrive, as a word of ours. */
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (t) => [
    index('messages_newest').on(t.userId, t.sendAt, t.id),
    index('messages_due')
      .on(t.sendAt)
      .where(sql`${t.state} in ('planned', 'retrying')`),
    index('messages_under_way')
      .on(t.claimedAt)
      .where(sql`${t.state} = 'sending'`),
    index('messages_reference').on(t.channel, t.reference),
    check('messages_link_inside', sql`left(${t.link}, 1) = '/' and left(${t.link}, 2) not in ('//', '/\\')`),
  ],
);

/** Topics of a message. The unique index is the promise that nothing is said twice. */
export const messageTopics = pgTable(
  'message_topics',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: owner(),
    channel: text('channel').$type<Channel | 'bell'>().notNull(),
    /** The occasion, such as `dose:<plan>:2026-11-16T08:00`. */
    what: text('what').notNull(),
    /** The moment the occasion is about. */
    plannedAt: instant('planned_at').notNull(),
    /** 0 is the first time; repeats follow. */
    nth: smallint('nth').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageId, t.what, t.plannedAt] }),
    uniqueIndex('message_topics_once').on(t.userId, t.what, t.plannedAt, t.channel, t.nth),
  ],
);

/**
 * Patients whose data changed since their messages were planned: triggers write here in the transaction of the change,
 * and nothing is sent to such a patient before it is planned again. Rows are only added, so that no writer waits.
 */
export const reminderChanges = pgTable(
  'reminder_changes',
  { id: bigserial('id', { mode: 'number' }).primaryKey(), userId: owner() },
  (t) => [index('reminder_changes_user').on(t.userId)],
);
