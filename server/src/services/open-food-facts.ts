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
const FIELDS = 'code,product_name,product_name_pt,brands,quantity,serving_size';

const given = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll('\0', '').trim().slice(0, 200) || null)
  .nullish()
  .transform((text) => text ?? null)
  .catch(null);

const Reply = z.object({
  status: z.union([z.literal(0), z.literal(1)]),
  product: z
    .object({
      product_name: given,
      product_name_pt: given,
      brands: given,
      quantity: given,
      serving_size: given,
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
  };
}
