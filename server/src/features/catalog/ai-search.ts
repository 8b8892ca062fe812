import type { AiSearchInput, FoundProduct } from '@leveza/contract/catalog/search.ts';
import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { rankResults } from '@leveza/domain/catalog/ai-results.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import type { Call } from '../../http/call.ts';
import { within } from '../../http/deadline.ts';
import type { AskModel } from '../../services/language-model.ts';
import type { LookUpEan } from '../../services/open-food-facts.ts';
import { questionFor } from './ai/question.ts';
import { readReply } from './ai/read-reply.ts';
import { findElsewhere } from './find-by-ean.ts';
import { admitToModel } from './shared/admit-to-model.ts';

export interface Outside {
  /** Null when none is configured. */
  askModel: AskModel | null;
  askOpenFoodFacts: LookUpEan | null;
  aiSearchesPerDay: number;
}

/** Products a model knows, and Open Food Facts by the barcode, the likeliest first. */
export async function aiSearch(
  call: Call,
  input: AiSearchInput,
  { askModel, askOpenFoodFacts, aiSearchesPerDay }: Outside,
): Promise<FoundProduct[]> {
  const ean = input.ean === undefined ? null : normaliseEan(input.ean);
  if (input.ean !== undefined && ean === null)
    throw new Problem('invalid-input', { fields: { ean: WRONG_EAN } });
  if (!askModel) throw new Problem('ai-not-configured');
  await within(() => admitToModel(call, aiSearchesPerDay));

  const [byModel, byEan] = await Promise.allSettled([
    askModel(questionFor({ ...input, ean: ean ?? undefined })),
    ean && askOpenFoodFacts ? findElsewhere(call, ean, askOpenFoodFacts) : null,
  ]);
  const known = byEan.status === 'fulfilled' && byEan.value ? [byEan.value] : [];
  // With the product itself in hand, a model that does not answer is no failure.
  if (byModel.status === 'rejected' && known.length === 0) throw byModel.reason;
  const finds = byModel.status === 'fulfilled' ? readReply(byModel.value, input) : [];
  return rankResults([...known, ...finds]);
}
