import { PRODUCT_FORMS, SUB_CATEGORIES } from '@leveza/domain/catalog/categories.ts';
import { Product } from './catalog.ts';
import type { Endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';

const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const asked = (most: number) => z.preprocess(blank, text(most).optional());

export const AiSearchInput = z
  .object({
    query: asked(200),
    brand: asked(200),
    ean: asked(20),
    type: z.enum(['supplement', 'medication']).default('supplement'),
  })
  .refine(({ query, brand, ean }) => query ?? brand ?? ean, {
    path: ['query'],
    message: 'Informe o produto, a marca ou o código de barras.',
  });
export type AiSearchInput = z.output<typeof AiSearchInput>;

/** A product found by the model or by Open Food Facts; it was not verified. */
export const FoundProduct = z.object({
  name: z.string(),
  brand: z.string().nullable(),
  dosage: z.string().nullable(),
  form: z.enum(PRODUCT_FORMS).nullable(),
  description: z.string().nullable(),
  activeIngredient: z.string().nullable(),
  packSize: z.number().nullable(),
  /** The pack size is a guess from form and price, not something found. */
  isPackSizeEstimated: z.boolean(),
  indicatedFor: z.string().nullable(),
  dosageInstructions: z.string().nullable(),
  contraindications: z.array(z.string()),
  sideEffects: z.array(z.string()),
  storageInstructions: z.string().nullable(),
  manufacturer: z.string().nullable(),
  averagePrice: z.number().nullable(),
  prescriptionRequired: z.boolean(),
  benefits: z.array(z.string()),
  subCategory: z.enum(SUB_CATEGORIES).nullable(),
  ean: z.string().nullable(),
  confidence: z.number(),
  source: z.enum(['ai', 'open-food-facts']),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

export const aiSearch = {
  method: 'POST',
  path: '/products/ai-search',
  summary:
    'Asks a language model, and Open Food Facts by EAN; finds are not verified. Sends only what was typed',
  access: 'patient',
  isSlow: true,
  // The text of a search is not stored, not even to answer a repeated request.
  isSecret: true,
  body: AiSearchInput,
  changes: ['ai-searches'],
  reply: z.object({ data: z.array(FoundProduct) }),
} as const satisfies Endpoint;

export const EanParams = z.object({ ean: z.string().max(20) });

export const findByEan = {
  method: 'GET',
  path: '/products/ean/:ean',
  summary: 'A product by its barcode: from the catalogue, else from Open Food Facts',
  access: 'patient',
  isSlow: true,
  params: EanParams,
  shows: ['catalog'],
  reply: z.object({
    data: z.object({
      product: Product.nullable(),
      /** Units in the box with this very barcode, where a source says. */
      packSize: z.number().nullable().default(null),
      found: FoundProduct.nullable(),
      /** The source to name beside its data. */
      attribution: z.string().nullable(),
    }),
  }),
} as const satisfies Endpoint;

export const readSearchOptions = {
  method: 'GET',
  path: '/products/search-options',
  summary: 'Which searches beyond the catalogue this server can do',
  access: 'patient',
  shows: ['consents', 'ai-searches'],
  reply: z.object({
    data: z.object({
      isAiConfigured: z.boolean(),
      /** The model may be asked only after the patient agreed to it. */
      needsAiConsent: z.boolean(),
      aiSearchesLeftToday: z.number(),
    }),
  }),
} as const satisfies Endpoint;
