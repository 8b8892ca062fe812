import type {
  DoseUnit,
  PlanForm,
  PlanMedicationType,
  PlanType,
  Priority,
  WithFood,
} from '@leveza/domain/plans/plan-words.ts';
import type { Frequency } from '@leveza/domain/plans/schedule.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import type { DosesBefore } from '../applications/shared/doses-before.ts';
import type { OpenPause } from '../applications/shared/pause-doses.ts';
import { owner } from '../auth/table.ts';
import { products } from '../catalog/table.ts';
import { uses } from '../usage/table.ts';

/** The treatment as it was before a plan took the place of another. */
export interface Replaced {
  planIds: string[];
  /** When plans of tablets were to end before that, by their id; missing in rows from before this was kept. */
  ends?: Record<string, string | null>;
  /** When a change of the plan replaced them, in place of its beginning. */
  changedAt?: string;
  /** Null where both are of tablets, whose doses follow from the plans alone. */
  doses: DosesBefore | null;
}

/** The treatment as it was when its plan was deleted or ended. */
export interface Removed {
  /** Plans that it went back to, and when they had ended. */
  ended: { id: string; endedAt: string }[];
  /** Null for a plan of the shelf that was ended: its doses and pauses follow from the plan alone. */
  doses: DosesBefore | null;
  pauses: OpenPause[];
  /** When the plan was ended, and the pause that has kept its injections from being planned since. */
  end?: { at: string; pauseId: string | null };
}

/** A plan of something to take; its versions hold the details. */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    userId: owner(),
    /** When it was made, by the patient's clock, where earlier times of that day are not due; see `beginsAtOf`. */
    beginsAt: text('begins_at'),
    /** By the patient's clock, 'YYYY-MM-DDTHH:MM': a flight does not move it. */
    endedAt: text('ended_at'),
    /** The treatment that a GLP-1 plan replaced, for as long as that can be undone. */
    replaced: jsonb('replaced').$type<Replaced>(),
    createdAt: createdAt(),
    /** Gone from the list; its doses stay. */
    deletedAt: instant('deleted_at'),
    /** The state that an undo puts back: of a deleted GLP-1 plan, and of each that a press has ended. */
    removed: jsonb('removed').$type<Removed>(),
  },
  (t) => [index('plans_owner').on(t.userId, t.createdAt)],
);

const ofPlan = () =>
  uuid('plan_id')
    .notNull()
    .references(() => plans.id, { onDelete: 'cascade' });
const amount = (name: string) => numeric(name, { precision: 14, scale: 4, mode: 'number' });

/** The details of a plan from a day on. The past keeps the version of its day. */
export const planVersions = pgTable(
  'plan_versions',
  {
    id: id(),
    userId: owner(),
    planId: ofPlan(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    medicationType: text('medication_type').$type<PlanMedicationType>().notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    /** Of the shipped catalogue of GLP-1 products. */
    catalogId: text('catalog_id'),
    dosageForm: text('dosage_form').$type<PlanForm>().notNull(),
    dose: amount('dose').notNull(),
    doseUnit: text('dose_unit').$type<DoseUnit>().notNull(),
    planType: text('plan_type').$type<PlanType>().notNull(),
    frequency: text('frequency').$type<Frequency>().notNull(),
    scheduledTimes: text('scheduled_times').array().notNull(),
    daysOfWeek: smallint('days_of_week').array().notNull(),
    intervalDays: smallint('interval_days'),
    daysOn: smallint('days_on'),
    daysOff: smallint('days_off'),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    totalDoses: smallint('total_doses'),
    withFood: text('with_food').$type<WithFood>().notNull(),
    specialInstructions: text('special_instructions'),
    reminderEnabled: boolean('reminder_enabled').notNull(),
    priority: text('priority').$type<Priority>().notNull(),
    quantityPerDose: amount('quantity_per_dose').notNull(),
    productId: uuid('product_id').references(() => products.id, { onDelete: 'set null' }),
    minGapHours: amount('min_gap_hours'),
    mostPerDay: smallint('most_per_day'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('plan_versions_day').on(t.planId, t.fromDay),
    index('plan_versions_owner').on(t.userId),
  ],
);

/** A stretch without doses, by the patient's clock. */
export const planPauses = pgTable(
  'plan_pauses',
  {
    id: id(),
    userId: owner(),
    planId: ofPlan(),
    pausedFrom: text('paused_from').notNull(),
    /** Null until the patient goes on. */
    pausedUntil: text('paused_until'),
    createdAt: createdAt(),
  },
  (t) => [index('plan_pauses_owner').on(t.userId), index('plan_pauses_plan').on(t.planId)],
);

/**
 * The outcome of a planned dose, and extra doses. One that came out of a box is a use, and the row only says for which
 * planned moment it was; without stock the row holds the taking itself.
 */
export const planDoses = pgTable(
  'plan_doses',
  {
    id: id(),
    userId: owner(),
    planId: ofPlan(),
    /** Both null for an extra dose. */
    plannedDay: date('planned_day', { mode: 'string' }),
    plannedTime: text('planned_time'),
    outcome: text('outcome').$type<'taken' | 'skipped'>().notNull(),
    useId: uuid('use_id').references(() => uses.id, { onDelete: 'cascade' }),
    takenAt: instant('taken_at'),
    /** The same by the patient's clock there, 'YYYY-MM-DDTHH:MM'; a use has its own. Null in rows from before this column. */
    takenClock: text('taken_clock'),
    quantity: amount('quantity'),
    /** The reason of a skipped dose, or what the patient noted. */
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (t) => [
    // The same dose marked from two devices is one.
    uniqueIndex('plan_doses_moment').on(t.planId, t.plannedDay, t.plannedTime),
    index('plan_doses_owner').on(t.userId, t.plannedDay),
    uniqueIndex('plan_doses_use').on(t.useId),
    check('plan_doses_whole', sql`(${t.plannedDay} is null) = (${t.plannedTime} is null)`),
    check(
      'plan_doses_taken',
      sql`${t.outcome} = 'skipped' or ${t.useId} is not null or (${t.takenAt} is not null and ${t.quantity} is not null)`,
    ),
  ],
);

/** A planned dose that was put off. Its moment stays the key of the dose; reminders follow `until`. */
export const planSnoozes = pgTable(
  'plan_snoozes',
  {
    id: id(),
    userId: owner(),
    planId: ofPlan(),
    plannedDay: date('planned_day', { mode: 'string' }).notNull(),
    plannedTime: text('planned_time').notNull(),
    until: instant('snoozed_until').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('plan_snoozes_moment').on(t.planId, t.plannedDay, t.plannedTime),
    index('plan_snoozes_owner').on(t.userId, t.plannedDay),
  ],
);
