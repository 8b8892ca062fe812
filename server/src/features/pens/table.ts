import type { PenMovementKind } from '@leveza/domain/pens/ledger.ts';
import type { Presentation } from '@leveza/domain/pens/presentation.ts';
import type { Site, Zone } from '@leveza/domain/rotation/zones.ts';
import type { InferSelectModel } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import type { StoredCheckpoint } from './shared/checkpoint.ts';

const amount = (name: string) => numeric(name, { precision: 12, scale: 4, mode: 'number' });
/** Containers of one kind bought together. The rest is the result of the ledger's replay, stored beside it. */
export const pens = pgTable(
  'pens',
  {
    id: id(),
    userId: owner(),
    /** Id in the shipped catalogue; null for an unknown product. */
    catalogId: text('catalog_id'),
    medicationName: text('medication_name').notNull(),
    activeIngredient: text('active_ingredient').notNull(),
    manufacturer: text('manufacturer').notNull(),
    brand: text('brand'),
    presentation: text('presentation').$type<Presentation>().notNull(),
    units: integer('units').notNull(),
    unitMg: amount('unit_mg').notNull(),
    unitVolumeMl: amount('unit_volume_ml').notNull(),
    concentrationMgMl: amount('concentration_mg_ml').notNull(),
    currentDoseMg: amount('current_dose_mg'),
    /** When the patient changed that dose; null while it is the one the pen was added with. */
    doseSetAt: instant('dose_set_at'),
    dosesPerVial: integer('doses_per_vial'),
    totalBoxes: integer('total_boxes'),
    boxNumber: integer('box_number'),
    /** As the patient read it on the box, in place of the catalogue's. */
    inUseDays: integer('in_use_days'),
    /** As the patient was told it, of a product that is in no catalogue. */
    halfLifeHours: amount('half_life_hours'),
    purchaseDate: date('purchase_date', { mode: 'string' }).notNull(),
    expiryDate: date('expiry_date', { mode: 'string' }),
    batchNumber: text('batch_number'),
    /** Null for one that was not paid for: from the SUS, a sample, a gift. */
    pricePaid: numeric('price_paid', { precision: 12, scale: 2, mode: 'number' }),
    purchaseLocation: text('purchase_location'),
    notes: text('notes'),
    createdAt: createdAt(),
    /** Off the shelf; its applications stay in the history, and it can be put back. */
    deletedAt: instant('deleted_at'),
    remainingMg: amount('remaining_mg').notNull(),
    sealedUnits: integer('sealed_units').notNull(),
    openMg: amount('open_mg').notNull().default(0),
    openedAt: instant('opened_at'),
    isOpeningEstimated: boolean('is_opening_estimated').notNull().default(false),
    openDosesUsed: integer('open_doses_used').notNull().default(0),
    /** Where the next replay may start instead of at the purchase; null is the purchase. */
    checkpoint: jsonb('checkpoint').$type<StoredCheckpoint>(),
  },
  (t) => [
    index('pens_user').on(t.userId, t.purchaseDate),
    check('pens_not_negative', sql`${t.remainingMg} >= 0 and ${t.sealedUnits} >= 0 and ${t.openMg} >= 0`),
    check('pens_half_life', sql`${t.halfLifeHours} > 0`),
    check('pens_units', sql`${t.units} > 0 and ${t.unitMg} > 0`),
  ],
);

export type PenRow = InferSelectModel<typeof pens>;

/** The facts of the ledger beside purchase and applications: the pen itself and the applications say those. */
export const penMovements = pgTable(
  'pen_movements',
  {
    id: id(),
    userId: owner(),
    penId: uuid('pen_id')
      .notNull()
      .references(() => pens.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Exclude<PenMovementKind, 'purchase' | 'application'>>().notNull(),
    /** The amount that left; signed for an adjustment, and for a start the amount that was there. */
    mg: amount('mg').notNull(),
    happenedAt: instant('happened_at').notNull(),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
    reason: text('reason'),
  },
  (t) => [index('pen_movements_pen').on(t.penId, t.happenedAt), index('pen_movements_user').on(t.userId)],
);

/**
 * Every dose injected. With a pen it is also a line of that pen's ledger, which is why the table stands here and not
 * with the feature that writes it.
 */
export const applications = pgTable(
  'applications',
  {
    id: id(),
    userId: owner(),
    /** Null for one from before the app, or from elsewhere. */
    penId: uuid('pen_id').references(() => pens.id, { onDelete: 'set null' }),
    catalogId: text('catalog_id'),
    medicationName: text('medication_name').notNull(),
    appliedAt: instant('applied_at').notNull(),
    doseMg: amount('dose_mg').notNull(),
    site: text('site').$type<Site>(),
    zone: text('zone').$type<Zone>(),
    pain: smallint('pain'),
    reactions: text('reactions'),
    notes: text('notes'),
    createdAt: createdAt(),
  },
  (t) => [
    index('applications_newest').on(t.userId, t.appliedAt, t.id),
    index('applications_pen').on(t.penId, t.appliedAt),
    index('applications_zone').on(t.userId, t.zone, t.appliedAt),
    check('applications_dose', sql`${t.doseMg} > 0`),
    check('applications_pain', sql`${t.pain} between 0 and 10`),
  ],
);

export type ApplicationRow = InferSelectModel<typeof applications>;

/**
 * The draws of a dose that took more than one: several pens, or several containers of one entry. They add up to the
 * dose. An application without rows here is one draw out of its pen.
 */
export const applicationDraws = pgTable(
  'application_draws',
  {
    id: id(),
    userId: owner(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    penId: uuid('pen_id')
      .notNull()
      .references(() => pens.id, { onDelete: 'cascade' }),
    mg: amount('mg').notNull(),
    /** The order they were drawn in, from 0. */
    place: smallint('place').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('application_draws_application').on(t.applicationId, t.place),
    index('application_draws_pen').on(t.penId),
    index('application_draws_user').on(t.userId),
    check('application_draws_mg', sql`${t.mg} > 0`),
  ],
);

/** The patient's settings about doses; without a row, the defaults. A pen's monthly cost follows from them. */
export const applicationSettings = pgTable('application_settings', {
  userId: owner().primaryKey(),
  intervalDays: integer('interval_days'),
  /** The medicine it is for, named as below; null while the patient has not had a second dose since it was set. */
  intervalMedicine: text('interval_medicine'),
  /** The usual day and time of the medicine named beside them; null while its last dose is the only one that can say. */
  usualDay: date('usual_day', { mode: 'string' }),
  usualTime: text('usual_time'),
  usualChosenAt: instant('usual_chosen_at'),
  /** Id in the shipped catalogue, else the name. */
  usualMedicine: text('usual_medicine'),
  /** By the patient's clock, 'YYYY-MM-DDTHH:MM': from then on the plan of the treatment has no doses; null without an end. */
  dosesEnd: text('doses_end'),
  /** The dose that was put off by a reminder's button, by the patient's clock as above, and until when. */
  putOffDose: text('put_off_dose'),
  putOffUntil: instant('put_off_until'),
  purchaseLeadDays: integer('purchase_lead_days').notNull().default(10),
  /** The run-out day of the last notice; another day is announced again. */
  purchaseToldFor: date('purchase_told_for', { mode: 'string' }),
  /** Each patient's stock is looked through once a day. */
  purchaseCheckedOn: date('purchase_checked_on', { mode: 'string' }),
});
