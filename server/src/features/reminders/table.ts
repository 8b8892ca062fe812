import type { ReminderSettings } from '@leveza/domain/reminders/settings.ts';
import { index, jsonb, pgTable } from 'drizzle-orm/pg-core';
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
