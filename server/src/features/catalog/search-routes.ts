import * as contract from '@leveza/contract/catalog/search.ts';
import type { Config } from '../../config.ts';
import type { Routes } from '../../http/serve.ts';
import { languageModel } from '../../services/language-model.ts';
import { openFoodFacts } from '../../services/open-food-facts.ts';
import type { Outside } from './ai-search.ts';
import { aiSearch, searchOptions } from './ai-search.ts';
import { findByEan } from './find-by-ean.ts';

type Settings = Pick<Config, 'llm' | 'openFoodFactsUrl' | 'aiSearchesPerDay' | 'publicUrl'>;

/** What is found beyond the catalogue. */
export const catalogSearchRoutes = ({ config }: { config: Settings }): Routes => {
  const outside = outsideBy(config);
  return (serve) => {
    serve(contract.readSearchOptions, async ({ db, owner }) => ({
      data: await searchOptions(db, owner, outside),
    }));

    serve(contract.aiSearch, async ({ db, owner, body }) => ({
      data: await aiSearch(db, owner, body, outside),
    }));

    serve(contract.findByEan, async ({ db, owner, params }) => ({
      data: await findByEan(db, owner, params.ean, outside.askOpenFoodFacts),
    }));
  };
};

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
