import type { Nutrients } from '@leveza/domain/nutrition/nutrients.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { z } from 'zod';
import { VERSION } from '../version.ts';
import { readJson } from './read-limited.ts';

/** The screen shows this beside data from there (ODbL 1.0). */
export const ATTRIBUTION = 'Fonte: Open Food Facts (ODbL)';

export interface OpenFoodFactsProduct {
  name: string;
  brand: string | null;
  /** The package's contents as printed: '400 g', '60 cápsulas'. */
  quantity: string | null;
  servingSize: string | null;
  /** Figures of a food; absent in answers that were kept before they were asked for. */
  food?: FoodFacts;
}

/** Figures per 100 g or ml as the label's photographer typed them. */
export interface FoodFacts {
  per100: Nutrients;
  servingGrams: number | null;
  /** 'en:yogurts', 'en:dairies'. */
  tags: string[];
}

/** The product with a barcode, null if there is none; a `Problem` if the service does not answer. */
export type LookUpEan = (ean: string) => Promise<OpenFoodFactsProduct | null>;

interface Settings {
  baseUrl: string;
  /** The contact Open Food Facts asks for: an address of this installation. */
  contact: string;
  timeoutMs?: number;
}

const TIME_LIMIT_MS = 8000;
const MOST_BYTES = 256 * 1024;
const FIELDS =
  'code,product_name,product_name_pt,brands,quantity,serving_size,serving_quantity,categories_tags,nutriments';

const OptionalText = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll('\0', '').trim().slice(0, 200) || null)
  .nullish()
  .transform((text) => text ?? null)
  .catch(null);

const amount = z.coerce.number().min(0).max(100_000).nullish().catch(null);
const Nutriments = z
  .object({
    'energy-kcal_100g': amount,
    proteins_100g: amount,
    carbohydrates_100g: amount,
    fat_100g: amount,
    fiber_100g: amount,
    sugars_100g: amount,
    /** In grams. */
    sodium_100g: amount,
  })
  .catch({});

const Reply = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  product: z
    .object({
      product_name: OptionalText,
      product_name_pt: OptionalText,
      brands: OptionalText,
      quantity: OptionalText,
      serving_size: OptionalText,
      serving_quantity: amount,
      categories_tags: z.array(z.string().max(100)).max(100).nullish().catch(null),
      nutriments: Nutriments.nullish(),
    })
    .nullish(),
});

/** Open Food Facts, version 2 of its API. */
export function openFoodFacts({ baseUrl, contact, timeoutMs = TIME_LIMIT_MS }: Settings): LookUpEan {
  return async (ean) => {
    try {
      const response = await fetch(
        `${baseUrl}/api/v2/product/${encodeURIComponent(ean)}.json?fields=${FIELDS}&lc=pt&cc=br`,
        {
          headers: { 'user-agent': `Leveza/${VERSION} (${contact})`, accept: 'application/json' },
          signal: AbortSignal.timeout(timeoutMs),
        },
      );
      // An unknown product is 404, with the same body as before version 2.
      const reply = Reply.safeParse(await readJson(response, MOST_BYTES));
      if (!reply.success || (!response.ok && response.status !== 404)) throw new Problem('ean-unavailable');
      return productOf(reply.data);
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem('ean-unavailable', { cause: error });
    }
  };
}

/** A product without a name cannot be used. */
function productOf({ status, product }: z.output<typeof Reply>): OpenFoodFactsProduct | null {
  const name = product?.product_name_pt ?? product?.product_name;
  if (status === 0 || !product || !name) return null;
  return {
    name,
    brand: product.brands?.split(',')[0]?.trim() || null,
    quantity: product.quantity,
    servingSize: product.serving_size,
    food: foodFacts(product),
  };
}

type Product = NonNullable<z.output<typeof Reply>['product']>;

function foodFacts({ nutriments, serving_quantity, categories_tags }: Product): FoodFacts {
  const sodium = nutriments?.sodium_100g ?? null;
  return {
    per100: {
      calories: nutriments?.['energy-kcal_100g'] ?? null,
      protein: nutriments?.proteins_100g ?? null,
      carbs: nutriments?.carbohydrates_100g ?? null,
      fat: nutriments?.fat_100g ?? null,
      fiber: nutriments?.fiber_100g ?? null,
      sugar: nutriments?.sugars_100g ?? null,
      sodium: sodium === null ? null : sodium * 1000,
    },
    servingGrams: serving_quantity || null,
    tags: categories_tags ?? [],
  };
}
