import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import type { MainCategory, ProductForm, SubCategory } from '@leveza/domain/catalog/categories.ts';
import type { UnitType } from '@leveza/domain/catalog/units.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import type { OpenFoodFactsProduct } from '../../services/open-food-facts.ts';
import { users } from '../auth/table.ts';

const amount = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' });

/** Compared byte by byte, so that an index can answer "begins with" under any collation of the database. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Products shipped with Leveza (no owner, a code) and each patient's own (an owner, no code). */
export const products = pgTable(
  'products',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').unique(),
    name: text('name').notNull(),
    brand: text('brand'),
    /** The screen that shows its boxes, by the domain's rule; null for pens, which have their own. */
    kind: text('kind').$type<ItemKind>(),
    mainCategory: text('main_category').$type<MainCategory>().notNull(),
    subCategory: text('sub_category').$type<SubCategory>(),
    form: text('form').$type<ProductForm>(),
    dosage: text('dosage'),
    requiresPrescription: boolean('requires_prescription').notNull().default(false),
    description: text('description'),
    boxQuantity: amount('box_quantity'),
    unitType: text('unit_type').$type<UnitType>(),
    /** Boxes it is sold in; known only for shipped products. */
    packSizes: amount('pack_sizes').array().notNull().default([]),
    eans: text('eans').array().notNull().default([]),
    /** Units in the box of each of `eans`, in their order; 0 where no source says. */
    eanUnits: amount('ean_units').array().notNull().default([]),
    /** The patient's own words, beside the two lists above. */
    category: text('category'),
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
    /** Words of the name, '|', all other words it is found by: see search-words.ts. */
    searchText: text('search_text').notNull(),
    createdAt: createdAt(),
    /** Set when a later version of the shipped data no longer has it; boxes that name it still find it. */
    retiredAt: instant('retired_at'),
  },
  (t) => [
    index('products_user').on(t.userId),
    index('products_eans')
      .using('gin', t.eans)
      .where(sql`${t.eans} <> '{}'`),
    check('products_shipped_or_owned', sql`(${t.userId} is null) = (${t.code} is not null)`),
  ],
);

/** The `scope` of a shipped product, which has no owner. */
export const SHIPPED = '00000000-0000-0000-0000-000000000000';

/**
 * The words each product is found by. The database keeps it in step with `products.search_text` by a trigger (migration
 * 0003), so that no way of writing a product can forget it; products out of the catalogue have no rows.
 */
export const productWords = pgTable(
  'product_words',
  {
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The patient whose product it is, or SHIPPED. */
    scope: uuid('scope').notNull(),
    /** 0 whole name, 2 word of the name, 4 word from elsewhere; one more if the product is not verified. */
    rank: smallint('rank').notNull(),
    word: bytewise('word').notNull(),
    /** The beginning of the name, for the order among equals. */
    name: bytewise('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.word, t.rank] }),
    index('product_words_lists').on(t.scope, t.rank, t.word, t.name, t.productId),
  ],
);

/**
 * Words of the shipped products under possible spellings: `part`, the word from its n-th letter on; `typo`, the word
 * and the word with one letter left out. Written when the shipped data is loaded.
 */
export const productWordKeys = pgTable(
  'product_word_keys',
  {
    kind: text('kind').$type<'part' | 'typo'>().notNull(),
    key: bytewise('key').notNull(),
    word: bytewise('word').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.key, t.word] })],
);

/**
 * The answer of Open Food Facts about a barcode (ODbL), kept apart from the catalogue; `answer` is null if it is
 * unknown there.
 */
export const eanLookups = pgTable(
  'ean_lookups',
  {
    ean: text('ean').primaryKey(),
    answer: jsonb('answer').$type<OpenFoodFactsProduct>(),
    fetchedAt: instant('fetched_at').notNull().defaultNow(),
  },
  (t) => [index('ean_lookups_fetched').on(t.fetchedAt)],
);
