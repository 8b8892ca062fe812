import type { CarerAlert, CarerChannel } from '@leveza/domain/carers/alerts.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** People who get the alerts a patient chose, after they agreed. */
export const carers = pgTable(
  'carers',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    channel: text('channel').$type<CarerChannel>().notNull(),
    address: text('address').notNull(),
    alerts: text('alerts').array().$type<CarerAlert[]>().notNull(),
    /** Nothing but the invitation is sent before. */
    acceptedAt: instant('accepted_at'),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').$type<'patient' | 'carer'>(),
    lastSentAt: instant('last_sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('carers_user').on(t.userId, t.createdAt),
    uniqueIndex('carers_once')
      .on(t.userId, t.channel, t.address)
      .where(sql`${t.endedAt} is null`),
    index('carers_alerted')
      .on(t.userId)
      .where(sql`${t.acceptedAt} is not null and ${t.endedAt} is null`),
  ],
);

export type CarerRow = InferSelectModel<typeof carers>;

/** Alerts a carer has received, so that none is sent twice. */
export const carerAlerts = pgTable(
  'carer_alerts',
  {
    userId: owner(),
    carerId: uuid('carer_id')
      .notNull()
      .references(() => carers.id, { onDelete: 'cascade' }),
    /** The dose or the day it is about. */
    what: text('what').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.carerId, t.what] }), index('carer_alerts_user').on(t.userId)],
);

/**
 * Carers who want no more messages, by a keyed hash: of their address and the patient, or of a number that wrote PARAR.
 * It belongs to no account, so that the wish outlives the patient's account, and no address can be read from it.
 */
export const carerStops = pgTable('carer_stops', { hash: text('hash').primaryKey(), createdAt: createdAt() });
