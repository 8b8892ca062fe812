import type { MainCategory, ProductForm, SubCategory } from '@leveza/domain/catalog/categories.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';

/** Products shipped with Leveza (no owner, a code) and each patient's own (an owner, no code). */
export const products = pgTable(
  'products',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').unique(),
    name: text('name').notNull(),
    brand: text('brand'),
    mainCategory: text('main_category').$type<MainCategory>().notNull(),
    subCategory: text('sub_category').$type<SubCategory>(),
    form: text('form').$type<ProductForm>(),
    dosage: text('dosage'),
    requiresPrescription: boolean('requires_prescription').notNull().default(false),
    description: text('description'),
    boxQuantity: numeric('box_quantity', { precision: 12, scale: 3, mode: 'number' }),
    activeIngredient: text('active_ingredient'),
    manufacturer: text('manufacturer'),
    averagePrice: numeric('average_price', { precision: 12, scale: 2, mode: 'number' }),
    recommendedDose: text('recommended_dose'),
    benefits: text('benefits').array().notNull().default([]),
    contraindications: text('contraindications').array().notNull().default([]),
    sideEffects: text('side_effects').array().notNull().default([]),
    searchTerms: text('search_terms').array().notNull().default([]),
    storageInstructions: text('storage_instructions'),
    indicatedFor: text('indicated_for'),
    isVariationOf: uuid('is_variation_of'),
    createdBy: text('created_by'),
    isVerified: boolean('is_verified').notNull().default(false),
    searchText: text('search_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set when a later version of the shipped data no longer has it; boxes that name it still find it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
  },
  (t) => [
    index('products_user').on(t.userId),
    index('products_name').on(t.name),
    check('products_shipped_or_owned', sql`(${t.userId} is null) = (${t.code} is not null)`),
  ],
);
