import * as contract from '@leveza/contract/catalog/catalog.ts';
import * as search from '@leveza/contract/catalog/search.ts';
import { paginationOf } from '@leveza/contract/pagination.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { languageModel } from '../../services/language-model.ts';
import { openFoodFacts } from '../../services/open-food-facts.ts';
import type { Outside } from './ai-search.ts';
import { aiSearch } from './ai-search.ts';
import { createProduct } from './create-product.ts';
import { findByEan } from './find-by-ean.ts';
import { listProducts } from './list-products.ts';
import { readSearchOptions } from './read-search-options.ts';
import { findProduct } from './shared/find-product.ts';

type Settings = Pick<Config, 'llm' | 'openFoodFactsUrl' | 'aiSearchesPerDay' | 'publicUrl'>;

export const catalogRoutes = ({ config }: { config: Settings }): Routes => {
  const outside = outsideBy(config);
  return (serve) => {
    serve(contract.listProducts, async ({ query, ...call }) => {
      const { products, total } = await listProducts(call, query);
      return { data: products, pagination: paginationOf(query, total) };
    });

    serve(contract.readProduct, async ({ db, owner, params }) => {
      const product = await findProduct(db, owner, params.id);
      if (!product) throw new Problem('not-found');
      return { data: product };
    });

    serve(contract.createProduct, async ({ body, ...call }) => ({ data: await createProduct(call, body) }));

    serve(search.readSearchOptions, async (call) => ({ data: await readSearchOptions(call, outside) }));

    serve(search.aiSearch, async ({ body, ...call }) => ({ data: await aiSearch(call, body, outside) }));

    serve(search.findByEan, async ({ params, ...call }) => ({
      data: await findByEan(call, params.ean, outside.askOpenFoodFacts),
    }));
  };
};

/** Open Food Facts and the language model are asked about products the catalogue does not have. */
function outsideBy({ llm, openFoodFactsUrl, aiSearchesPerDay, publicUrl }: Settings): Outside {
  return {
    askModel: llm && languageModel(llm),
    askOpenFoodFacts:
      openFoodFactsUrl === null
        ? null
        : openFoodFacts({ baseUrl: openFoodFactsUrl, contact: publicUrl ?? 'private installation' }),
    aiSearchesPerDay,
  };
}
