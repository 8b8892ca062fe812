import type { AppointmentKind } from '@leveza/domain/calendar/appointment-kinds.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** A consultation, an exam or another appointment, at a time of the clock where it takes place. */
export const appointments = pgTable(
  'appointments',
  {
    id: id(),
    userId: owner(),
    title: text('title').notNull(),
    kind: text('kind').$type<AppointmentKind>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time'),
    place: text('place'),
    doctor: text('doctor'),
    notes: text('notes'),
    important: boolean('important').notNull(),
    questions: text('questions').array().notNull(),
    completed: boolean('completed').notNull(),
    /** Joins those that were added as repeats of one; null for a single one. */
    seriesId: text('series_id'),
    createdAt: createdAt(),
  },
  (t) => [index('appointments_day').on(t.userId, t.date)],
);

export type AppointmentRow = InferSelectModel<typeof appointments>;

/** The secret address at which other apps read the calendar: one a patient, and only its hash. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: owner().primaryKey(),
    tokenHash: text('token_hash').notNull(),
    showsNames: boolean('shows_names').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
);
