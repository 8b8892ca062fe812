import { MAIN_CATEGORIES, PRODUCT_FORMS, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { UNIT_TYPES } from '@leveza/domain/catalog/units.ts';
import type { Endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE, Page, Pagination } from '../pagination.ts';
import { optionalText, text } from '../text.ts';
import { z } from '../zod.ts';

const list = z.array(text(300)).max(50).default([]);
const boxQuantity = z.number().min(0).max(100_000).nullish();

export const WRONG_EAN = 'Código de barras inválido. Confira os números.';

const ean = optionalText(20).transform((typed, context) => {
  if (typed === null) return null;
  const whole = normaliseEan(typed);
  if (whole === null) context.addIssue({ code: 'custom', message: WRONG_EAN });
  return whole;
});

export const ProductInput = z
  .object({
    name: text(200).min(1, 'Nome é obrigatório'),
    brand: optionalText(200),
    mainCategory: z.enum(MAIN_CATEGORIES),
    subCategory: z.enum(SUB_CATEGORIES).nullish(),
    form: z.enum(PRODUCT_FORMS).nullish(),
    dosage: optionalText(100),
    requiresPrescription: z.boolean().default(false),
    description: optionalText(2000),
    boxQuantity,
    defaultBoxQuantity: boxQuantity,
    unitType: z.enum(UNIT_TYPES).nullish(),
    /** The patient finds the product by this barcode next time. */
    ean,
    category: optionalText(100),
    activeIngredient: optionalText(300),
    manufacturer: optionalText(200),
    averagePrice: z.number().min(0).max(1_000_000).nullish(),
    recommendedDose: optionalText(500),
    benefits: list,
    contraindications: list,
    sideEffects: list,
    searchTerms: list,
    storageInstructions: optionalText(500),
    indicatedFor: optionalText(500),
    isVariationOf: z.uuid().nullish(),
    createdBy: optionalText(50),
  })
  .transform(({ defaultBoxQuantity, ...product }) => ({
    ...product,
    boxQuantity: product.boxQuantity ?? defaultBoxQuantity ?? null,
  }));
export type ProductInput = z.output<typeof ProductInput>;

export const Product = z.object({
  id: z.uuid(),
  name: z.string(),
  brand: z.string().nullable(),
  mainCategory: z.enum(MAIN_CATEGORIES),
  subCategory: z.enum(SUB_CATEGORIES).nullable(),
  form: z.enum(PRODUCT_FORMS).nullable(),
  dosage: z.string().nullable(),
  requiresPrescription: z.boolean(),
  description: z.string().nullable(),
  boxQuantity: z.number().nullable(),
  unitType: z.enum(UNIT_TYPES).nullable(),
  /** Box sizes on sale, smallest first; empty if unknown. */
  packSizes: z.array(z.number()),
  category: z.string().nullable(),
  activeIngredient: z.string().nullable(),
  manufacturer: z.string().nullable(),
  averagePrice: z.number().nullable(),
  recommendedDose: z.string().nullable(),
  benefits: z.array(z.string()),
  contraindications: z.array(z.string()),
  sideEffects: z.array(z.string()),
  searchTerms: z.array(z.string()),
  storageInstructions: z.string().nullable(),
  indicatedFor: z.string().nullable(),
  isVariationOf: z.uuid().nullable(),
  createdBy: z.string().nullable(),
  /** Shipped with Leveza and checked against a source; a patient's own product never is. */
  isVerified: z.boolean(),
});
export type Product = z.infer<typeof Product>;

export const listProducts = {
  method: 'GET',
  path: '/products',
  summary: 'Shipped products and the patient’s own, found by words in any order, accents ignored',
  access: 'patient',
  query: Page.extend({
    search: text(200).optional(),
    brand: text(200).optional(),
    /** Only products for one of the two stock screens. */
    type: z.enum(['supplement', 'medication']).optional(),
    exact: z.stringbool().default(false),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(10),
  }),
  shows: ['catalog'],
  reply: z.object({ data: z.array(Product), pagination: Pagination }),
} as const satisfies Endpoint;

export const readProduct = {
  method: 'GET',
  path: '/products/:id',
  summary: 'One product',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  shows: ['catalog'],
  reply: z.object({ data: Product }),
} as const satisfies Endpoint;

export const createProduct = {
  method: 'POST',
  path: '/products',
  summary: 'A product of the patient’s own, or a variation of another; private and not verified',
  access: 'patient',
  status: 201,
  body: ProductInput,
  changes: ['catalog'],
  reply: z.object({ data: Product }),
} as const satisfies Endpoint;
