import {
  readSideEffectSummary,
  type SideEffect,
  type SideEffectInput,
  type SideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { summaryQuery } from '../use-summary.ts';

type Risk = SideEffectSummary['risk'];
type About = Pick<SideEffectInput, 'effectType' | 'otherName' | 'intensity' | 'duration'>;

export const aboutOf = ({ effectType, otherName, intensity, duration }: About) =>
  JSON.stringify([effectType, otherName ?? null, intensity, duration ?? null]);

/**
 * Asks the server what is known about the patient besides the effect in the form. The cache never decides which
 * questions are left out: an insulin may have been recorded since it was filled.
 */
export function useAskRisk(effect: SideEffect | null) {
  const queries = useQueryClient();
  return async (input: SideEffectInput, patience: Promise<undefined>): Promise<Risk> => {
    const asked = call(readSideEffectSummary, {}).then(
      ({ data }) => data.risk,
      () => undefined,
    );
    const known = await Promise.race([asked, patience]);
    const risk = known ?? carefulRisk(queries.getQueryData(summaryQuery.queryKey)?.data.risk);
    const isInForm = (one: Risk['recent'][number]) =>
      (effect !== null && one.datetime === effect.datetime && aboutOf(one) === aboutOf(effect)) ||
      isJustSent(one, input);
    return { ...risk, recent: risk.recent.filter((one) => !isInForm(one)) };
  };
}

/** Without an answer a cached one may add a danger, never remove one: a cached no is asked about again. */
function carefulRisk(old: Risk | undefined): Risk {
  return {
    takesInsulinOrSulfonylurea: old?.takesInsulinOrSulfonylurea === true ? true : null,
    recent: old?.recent ?? [],
  };
}

/** The clocks of server and device may differ by so much. */
const SAME_MOMENT_MS = 2 * MINUTE_MS;

/** The effect is being saved while the risk is asked for: the answer may hold it already. */
function isJustSent(one: Risk['recent'][number], { datetime, ...input }: SideEffectInput): boolean {
  const sentAt = datetime === undefined ? Date.now() : Date.parse(datetime);
  return aboutOf(one) === aboutOf(input) && Math.abs(Date.parse(one.datetime) - sentAt) < SAME_MOMENT_MS;
}
