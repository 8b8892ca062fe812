import type { InferSelectModel } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

const measure = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });
/** Weight and other values measured at one moment. */
export const measurements = pgTable(
  'measurements',
  {
    id: id(),
    userId: owner(),
    measuredAt: instant('measured_at').notNull(),
    weight: measure('weight_kg'),
    bodyFat: measure('body_fat_percent'),
    abdominalCircumference: measure('abdominal_cm'),
    hipCircumference: measure('hip_cm'),
    bloodPressureSyst: smallint('blood_pressure_syst'),
    bloodPressureDiast: smallint('blood_pressure_diast'),
    glucose: smallint('glucose_mg_dl'),
    restingPulse: smallint('resting_pulse'),
    notes: text('notes'),
    /** Those that came in one file, so that it can be taken back whole. */
    importId: text('import_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('measurements_newest').on(t.userId, t.measuredAt, t.id),
    // With the weight in it: chart, trend and milestones never look into the table.
    index('measurements_weight')
      .on(t.userId, t.measuredAt, t.weight)
      .where(sql`${t.weight} is not null`),
    index('measurements_lowest')
      .on(t.userId, t.weight, t.measuredAt)
      .where(sql`${t.weight} is not null`),
    index('measurements_girth')
      .on(t.userId, t.measuredAt)
      .where(sql`${t.abdominalCircumference} is not null or ${t.hipCircumference} is not null`),
    // Most measurements are a weight alone: a report of years finds the others without reading those.
    index('measurements_beside_weight')
      .on(t.userId, t.measuredAt)
      .where(
        sql`num_nonnulls(${t.bodyFat}, ${t.abdominalCircumference}, ${t.hipCircumference}, ${t.bloodPressureSyst}, ${t.glucose}, ${t.restingPulse}) > 0`,
      ),
    check('measurements_weight_positive', sql`${t.weight} > 0`),
  ],
);

export type MeasurementRow = InferSelectModel<typeof measurements>;

/**
 * Figures of the weighings of a month that is over, kept so that ten years need not be read again. The database deletes a
 * row when a measurement in or shortly before its month changes (`forget_months`), so a row that is there is right.
 */
export const weightMonths = pgTable(
  'weight_months',
  {
    userId: owner(),
    month: date('month', { mode: 'string' }).notNull(),
    /** The month begins and ends by its clock. */
    zone: text('zone').notNull(),
    beginsAt: instant('begins_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    weighings: integer('weighings').notNull(),
    days: smallint('days').notNull(),
    sumKg: numeric('sum_kg'),
    lowestKg: numeric('lowest_kg'),
    highestKg: numeric('highest_kg'),
    /** The lowest weight that a weighing showed and the mean of its seven days confirmed. */
    confirmedKg: numeric('confirmed_kg'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.month] })],
);
