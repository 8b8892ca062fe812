import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import type { Situation } from '@leveza/domain/side-effects/situation.ts';

export type Risk = SideEffectSummary['risk'] & Pick<Situation['risk'], 'isRecentUnknown'>;

/** Without an answer a cached one may add a danger, never remove one: a cached no is asked about again. */
export function carefulRisk(old: Risk | undefined): Risk {
  return {
    hasLowSugarRisk: old?.hasLowSugarRisk === true ? true : null,
    hasKetoacidosisRisk: old?.hasKetoacidosisRisk === true ? true : null,
    recent: old?.recent ?? [],
    // An old list may miss the constipation of yesterday, which another device recorded.
    isRecentUnknown: true,
  };
}
