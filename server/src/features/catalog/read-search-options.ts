import type { Call } from '../../http/call.ts';
import { peek } from '../../http/rate-limit/hit.ts';
import { hasConsent } from '../auth/shared/has-consent.ts';
import type { Outside } from './ai-search.ts';
import { searchesOf } from './shared/admit-to-model.ts';

/** Ways of searching that are open to the patient today. */
export async function readSearchOptions({ db, owner }: Call, { askModel, aiSearchesPerDay }: Outside) {
  return {
    isAiConfigured: askModel !== null,
    needsAiConsent: !(await hasConsent(db, owner, 'ai')),
    aiSearchesLeftToday: Math.max(0, aiSearchesPerDay - (await peek(db, searchesOf(owner)))),
  };
}
