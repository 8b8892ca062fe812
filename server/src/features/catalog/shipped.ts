import { MAIN_CATEGORIES, PRODUCT_FORMS, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import { UNIT_TYPES } from '@leveza/domain/catalog/units.ts';
import { and, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ShippedData } from '../../db/shipped-data/load.ts';
import { indexWords, renewOwnWords } from './index-words.ts';
import { indexText } from './search-words.ts';
import { products } from './table.ts';

const ShippedProduct = z.object({
  code: z.string(),
  name: z.string(),
  brand: z.string(),
  mainCategory: z.enum(MAIN_CATEGORIES),
  subCategory: z.enum(SUB_CATEGORIES),
  form: z.enum(PRODUCT_FORMS),
  dosage: z.string(),
  activeIngredient: z.string(),
  requiresPrescription: z.boolean(),
  unitType: z.enum(UNIT_TYPES),
  boxQuantity: z.number().positive(),
  packSizes: z.array(z.number().positive()),
  manufacturer: z.string().nullable(),
  indicatedFor: z.string().nullable(),
  benefits: z.array(z.string()),
  searchTerms: z.array(z.string()),
  /** Barcodes found in a source, each with the units in its box where the source says. */
  eans: z.record(
    z.string().refine((ean) => normaliseEan(ean) === ean),
    z.number().positive().nullable(),
  ),
  /** `memory` rows were not found in a source and are shown as not verified. */
  confidence: z.enum(['verified', 'memory']),
});

const ShippedFile = z.object({ source: z.string().min(1), products: z.array(ShippedProduct).min(1) });

const BATCH = 200;

export const shippedProducts: ShippedData = {
  name: 'products',
  file: new URL('data/products.json', import.meta.url),
  async load(tx, content) {
    const rows = ShippedFile.parse(content).products.map(({ confidence, eans, ...product }) => ({
      ...product,
      kind: kindOf({ product }),
      packSizes: product.packSizes.toSorted((a, b) => a - b),
      eans: Object.keys(eans),
      eanUnits: Object.values(eans).map((units) => units ?? 0),
      isVerified: confidence === 'verified',
      retiredAt: null,
      searchText: indexText(product),
    }));
    for (let start = 0; start < rows.length; start += BATCH) {
      await tx
        .insert(products)
        .values(rows.slice(start, start + BATCH))
        .onConflictDoUpdate({ target: products.code, set: fromExcluded(Object.keys(rows[0]!)) });
    }
    const codes = rows.map((row) => row.code);
    await tx
      .update(products)
      .set({ retiredAt: sql`now()` })
      .where(and(isNull(products.retiredAt), sql`${products.code} <> all(${sql.param(codes)}::text[])`));
    await indexWords(tx);
    await renewOwnWords(tx);
  },
};

function fromExcluded(names: string[]) {
  const columns: Record<string, PgColumn> = getTableColumns(products);
  return Object.fromEntries(names.map((name) => [name, sql.raw(`excluded."${columns[name]!.name}"`)]));
}
