import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { AiSearchInput, FoundProduct } from '@leveza/contract/catalog/search.ts';
import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { rankResults } from '@leveza/domain/catalog/ai-results.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import { within } from '../../http/deadline.ts';
import { hit, peek } from '../../http/rate-limit/hit.ts';
import type { AskModel } from '../../services/language-model.ts';
import type { LookUpEan } from '../../services/open-food-facts.ts';
import { consents } from '../auth/table.ts';
import { questionFor } from './ai/question.ts';
import { readReply } from './ai/read-reply.ts';
import { findElsewhere } from './find-by-ean.ts';

export interface Outside {
  /** Null when none is configured. */
  askModel: AskModel | null;
  askOpenFoodFacts: LookUpEan | null;
  aiSearchesPerDay: number;
}

const DAY_SECONDS = 24 * 3600;
const keyOf = (owner: string) => `ai-search:${owner}`;

/** Products a model knows, and Open Food Facts by the barcode, the likeliest first. */
export async function aiSearch(
  db: Db,
  owner: string,
  input: AiSearchInput,
  { askModel, askOpenFoodFacts, aiSearchesPerDay }: Outside,
): Promise<FoundProduct[]> {
  const ean = input.ean === undefined ? null : normaliseEan(input.ean);
  if (input.ean !== undefined && ean === null)
    throw new Problem('invalid-input', { fields: { ean: WRONG_EAN } });
  if (!askModel) throw new Problem('ai-not-configured');
  await within(() => admit(db, owner, aiSearchesPerDay));

  const [byModel, byEan] = await Promise.allSettled([
    askModel(questionFor({ ...input, ean: ean ?? undefined })),
    ean && askOpenFoodFacts ? findElsewhere(db, owner, ean, askOpenFoodFacts) : null,
  ]);
  const known = byEan.status === 'fulfilled' && byEan.value ? [byEan.value] : [];
  // With the product itself in hand, a model that does not answer is no failure.
  if (byModel.status === 'rejected' && known.length === 0) throw byModel.reason;
  const finds = byModel.status === 'fulfilled' ? readReply(byModel.value, input) : [];
  return rankResults([...known, ...finds]);
}

async function admit(db: Db, owner: string, perDay: number): Promise<void> {
  if (!(await hasAiConsent(db, owner))) throw new Problem('ai-consent-needed');
  const { count, secondsLeft } = await hit(db, keyOf(owner), { times: perDay, perSeconds: DAY_SECONDS });
  if (count > perDay) throw new Problem('ai-daily-limit', { retryAfterSeconds: secondsLeft });
}

export async function searchOptions(db: Db, owner: string, { askModel, aiSearchesPerDay }: Outside) {
  return {
    isAiConfigured: askModel !== null,
    needsAiConsent: !(await hasAiConsent(db, owner)),
    aiSearchesLeftToday: Math.max(0, aiSearchesPerDay - (await peek(db, keyOf(owner)))),
  };
}

async function hasAiConsent(db: Db, owner: string): Promise<boolean> {
  return (await selectConsent(db, { owner, version: CONSENT_VERSION })).length > 0;
}

const selectConsent = statement(
  'ai-consent',
  { owner: 'uuid', version: 'text' },
  { id: consents.id },
  (db, $, row) =>
    db
      .select(row)
      .from(consents)
      .where(
        and(
          eq(consents.userId, $.owner),
          eq(consents.purpose, 'ai'),
          eq(consents.version, $.version),
          isNull(consents.withdrawnAt),
        ),
      )
      .limit(1),
);
