import type { ReminderSettings } from '@leveza/domain/reminders/settings.ts';
import { bigserial, index, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** A patient's choice of reminders; without a row, the defaults. */
export const reminderSettings = pgTable('reminder_settings', {
  userId: owner().primaryKey(),
  chosen: jsonb('chosen').$type<ReminderSettings>().notNull(),
});

/** Up to which moment a patient's messages are planned. */
export const reminderHorizons = pgTable(
  'reminder_horizons',
  { userId: owner().primaryKey(), plannedUntil: instant('planned_until').notNull() },
  (t) => [index('reminder_horizons_due').on(t.plannedUntil)],
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
