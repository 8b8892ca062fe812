import type { UnitType } from '@leveza/domain/catalog/units.ts';
import type { TimeOfDay } from '@leveza/domain/usage/time-of-day.ts';
import { sql } from 'drizzle-orm';
import { check, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { products } from '../catalog/table.ts';
import { inventoryItems } from '../inventory/table.ts';

/** Uses of a patient: each out of a box, or from elsewhere, and then of a product in a unit. */
export const uses = pgTable(
  'uses',
  {
    id: id(),
    userId: owner(),
    itemId: uuid('item_id').references(() => inventoryItems.id, { onDelete: 'cascade' }),
    /** Of a use from elsewhere; the box says it of all others. */
    productId: uuid('product_id').references(() => products.id),
    unitType: text('unit_type').$type<UnitType>(),
    /** All of it, also what came out of further boxes. */
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    timeOfDay: text('time_of_day').$type<TimeOfDay>().notNull(),
    notes: text('notes'),
    usedAt: instant('used_at').notNull(),
    /** By the patient's clock there, 'YYYY-MM-DDTHH:MM': a flight does not move it. Null in rows from before this column. */
    usedClock: text('used_clock'),
    createdAt: createdAt(),
    /** Out of the history, for the patient to put back. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('uses_newest').on(t.userId, t.usedAt, t.id),
    index('uses_item').on(t.itemId, t.usedAt),
    index('uses_product')
      .on(t.productId)
      .where(sql`${t.productId} is not null`),
    check('uses_positive', sql`${t.quantity} > 0`),
    check(
      'uses_source',
      sql`(${t.itemId} is null) = (${t.productId} is not null) and (${t.productId} is null) = (${t.unitType} is null)`,
    ),
  ],
);

/** Parts of a dose out of further boxes, where the box of its use did not hold all of it. */
export const useDraws = pgTable(
  'use_draws',
  {
    id: id(),
    userId: owner(),
    useId: uuid('use_id')
      .notNull()
      .references(() => uses.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => inventoryItems.id, { onDelete: 'cascade' }),
    quantity: numeric('quantity', { precision: 12, scale: 3, mode: 'number' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('use_draws_box').on(t.useId, t.itemId),
    index('use_draws_item').on(t.itemId),
    index('use_draws_owner').on(t.userId),
    check('use_draws_positive', sql`${t.quantity} > 0`),
  ],
);
