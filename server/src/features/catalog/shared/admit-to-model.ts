import { Problem } from '@leveza/contract/problem.ts';
import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../../http/call.ts';
import { hit } from '../../../http/rate-limit/hit.ts';
import { hasConsent } from '../../auth/shared/has-consent.ts';

/** Where the questions of a day to the model are counted. */
export const searchesOf = (owner: string) => `ai-search:${owner}`;

/** A patient asks the model only after agreeing to it, and so many times a day. */
export async function admitToModel({ db, owner }: Call, perDay: number): Promise<void> {
  if (!(await hasConsent(db, owner, 'ai'))) throw new Problem('ai-consent-needed');
  const { count, secondsLeft } = await hit(db, searchesOf(owner), { times: perDay, perSeconds: DAY_SECONDS });
  if (count > perDay) throw new Problem('ai-daily-limit', { retryAfterSeconds: secondsLeft });
}
