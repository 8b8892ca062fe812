import type { MainCategory, SubCategory } from '@leveza/domain/catalog/categories.ts';
import type { FrequencyChoice } from '@leveza/domain/inventory/frequency.ts';
import type { MovementKind } from '@leveza/domain/inventory/stock.ts';
import type { UnitType } from '@leveza/domain/catalog/units.ts';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';
import { products } from '../catalog/table.ts';

const amount = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' });
/** One box at home. Its quantity is the sum of its movements and changes only together with one. */
export const inventoryItems = pgTable(
  'inventory_items',
  {
    id: id(),
    userId: owner(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    customName: text('custom_name'),
    customBrand: text('custom_brand'),
    customMainCategory: text('custom_main_category').$type<MainCategory>(),
    customSubCategory: text('custom_sub_category').$type<SubCategory>(),
    customDosage: text('custom_dosage'),
    customForm: text('custom_form'),
    currentQuantity: amount('current_quantity').notNull().default(0),
    boxQuantity: amount('box_quantity'),
    unitType: text('unit_type').$type<UnitType>().notNull(),
    purchaseDate: date('purchase_date', { mode: 'string' }),
    expiryDate: date('expiry_date', { mode: 'string' }),
    openedDate: instant('opened_at'),
    batchNumber: text('batch_number'),
    purchasePrice: numeric('purchase_price', { precision: 12, scale: 2 }),
    store: text('store'),
    prescribedBy: text('prescribed_by'),
    dailyDose: text('daily_dose'),
    frequencyTimes: smallint('frequency_times'),
    frequencyPer: text('frequency_per').$type<FrequencyChoice>(),
    unitsPerDose: amount('units_per_dose').notNull().default(1),
    instructions: text('instructions'),
    /** A client's own mark, kept as it is: every box on the shelf counts, whatever it says. */
    isActive: boolean('is_active').notNull().default(true),
    isFavorite: boolean('is_favorite').notNull().default(false),
    needsRefrigeration: boolean('needs_refrigeration').notNull().default(false),
    storageLocation: text('storage_location'),
    lowStockThreshold: integer('low_stock_threshold').notNull().default(5),
    daysBeforeExpiryAlert: integer('days_before_expiry_alert').notNull().default(30),
    notes: text('notes'),
    effectivenessRating: smallint('effectiveness_rating').notNull().default(3),
    createdAt: createdAt(),
    /** Off the shelf; its uses stay in the history, and it can be put back. */
    deletedAt: instant('deleted_at'),
    /** The notice goes out once for each time the box runs low. */
    lowStockToldAt: instant('low_stock_told_at'),
    /** The expiry date of the last notice; another date is announced again. */
    expiryToldFor: date('expiry_told_for', { mode: 'string' }),
  },
  (t) => [
    index('inventory_items_user').on(t.userId, t.createdAt),
    index('inventory_items_product').on(t.productId),
    index('inventory_items_expiry')
      .on(t.expiryDate)
      .where(sql`${t.deletedAt} is null`),
    check('inventory_items_not_negative', sql`${t.currentQuantity} >= 0`),
  ],
);

/** The ledger: every change of a quantity, never changed itself. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    userId: owner(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => inventoryItems.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MovementKind>().notNull(),
    quantity: amount('quantity').notNull(),
    /** When it was, which may be days before it was recorded. */
    happenedAt: instant('happened_at').notNull(),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
    reason: text('reason'),
  },
  (t) => [
    index('stock_movements_item').on(t.itemId, t.happenedAt),
    index('stock_movements_newest').on(t.userId, t.happenedAt),
  ],
);
