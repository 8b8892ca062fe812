import { boolean, date, index, jsonb, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

/** A planned dose the patient did not take, and why; a dose that was not recorded has no row. */
export const skippedDoses = pgTable(
  'skipped_doses',
  {
    id: id(),
    userId: owner(),
    plannedAt: instant('planned_at').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('skipped_doses_plan').on(t.userId, t.plannedAt)],
);

/** A stretch of the treatment without doses: doses planned in it are neither due nor missed. */
export const dosePauses = pgTable(
  'dose_pauses',
  {
    id: id(),
    userId: owner(),
    pausedFrom: instant('paused_from').notNull(),
    /** Null until the patient says when doses begin again; this instant is not part of the pause. */
    pausedUntil: instant('paused_until'),
    createdAt: createdAt(),
  },
  (t) => [index('dose_pauses_owner').on(t.userId)],
);

/** A dose of the treatment's plan, from a day on. The steps of days that are over stay as they were planned. */
export const doseSteps = pgTable(
  'dose_steps',
  {
    id: id(),
    userId: owner(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    doseMg: numeric('dose_mg', { precision: 9, scale: 4, mode: 'number' }).notNull(),
    /** A plan began with it; later steps wait after a missed dose. */
    isStart: boolean('is_start').notNull(),
    /** Id of the shipped catalogue, or the name of another medicine, as in `usual_medicine`. */
    medicine: text('medicine').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('dose_steps_day').on(t.userId, t.fromDay)],
);

/** Deleted doses, kept for a day: an undo puts them back with everything they took. */
export const deletedApplications = pgTable(
  'deleted_applications',
  {
    /** That of the dose. */
    id: uuid('id').primaryKey(),
    userId: owner(),
    /** Its row and those of its draws, as the database writes them. */
    dose: jsonb('dose').notNull(),
    draws: jsonb('draws').notNull(),
    /** The usual day that its deletion forgot. */
    usual: jsonb('usual').$type<ForgottenDay>(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (t) => [index('deleted_applications_owner').on(t.userId), index('deleted_applications_at').on(t.deletedAt)],
);

export interface ForgottenDay {
  usualDay: string;
  usualTime: string;
  usualMedicine: string;
}
