import type { Site, Zone } from '@leveza/domain/rotation/zones.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';
import { pens } from '../pens/table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Every dose injected. With a pen it is also a line of that pen's ledger. */
export const applications = pgTable(
  'applications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    /** Null for one from before the app. */
    penId: uuid('pen_id').references(() => pens.id, { onDelete: 'set null' }),
    catalogId: text('catalog_id'),
    medicationName: text('medication_name').notNull(),
    appliedAt: instant('applied_at').notNull(),
    doseMg: numeric('dose_mg', { precision: 12, scale: 4, mode: 'number' }).notNull(),
    site: text('site').$type<Site>(),
    zone: text('zone').$type<Zone>(),
    pain: smallint('pain'),
    reactions: text('reactions'),
    notes: text('notes'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('applications_newest').on(t.userId, t.appliedAt, t.id),
    index('applications_pen').on(t.penId, t.appliedAt),
    index('applications_zone').on(t.userId, t.zone, t.appliedAt),
    check('applications_dose', sql`${t.doseMg} > 0`),
    check('applications_pain', sql`${t.pain} between 0 and 10`),
  ],
);

/** A planned dose the patient did not take, and why; what was simply not written down has no row. */
export const skippedDoses = pgTable(
  'skipped_doses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    plannedAt: instant('planned_at').notNull(),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('skipped_doses_plan').on(t.userId, t.plannedAt)],
);

/** What a patient chose about the doses; without a row, the defaults. */
export const applicationSettings = pgTable('application_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  intervalDays: integer('interval_days'),
  purchaseLeadDays: integer('purchase_lead_days').notNull().default(10),
  /** The day of running out the patient was told about; another day is told again. */
  purchaseToldFor: date('purchase_told_for', { mode: 'string' }),
  /** Each patient's stock is looked through once a day. */
  purchaseCheckedOn: date('purchase_checked_on', { mode: 'string' }),
});

/** A zone the patient does not use, or lets rest. */
export const zoneSettings = pgTable(
  'zone_settings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser(),
    zone: text('zone').$type<Zone>().notNull(),
    isOff: boolean('is_off').notNull().default(false),
    restUntil: date('rest_until', { mode: 'string' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('zone_settings_zone').on(t.userId, t.zone)],
);
