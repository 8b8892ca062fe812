import { readSideEffectSummary, type SideEffect } from '@leveza/contract/side-effects.ts';
import type { FeltEffect } from '@leveza/domain/side-effects/felt-effect.ts';
import { CLOCK_TOLERANCE_MS } from '@leveza/domain/time/moment.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { carefulRisk, type Risk } from '../careful-risk.ts';
import { summaryQuery } from '../use-summary.ts';

/** The effects of a question: the same ones with another note are not asked about again. */
export const aboutOf = (...felt: readonly FeltEffect[]) =>
  JSON.stringify(
    felt.map(({ effectType, otherName, intensity, duration }) => [
      effectType,
      otherName ?? null,
      intensity,
      duration ?? null,
    ]),
  );

/**
 * Asks the server what is known about the patient besides the effects in the form. The cache never decides which
 * questions are left out: an insulin may have been recorded since it was filled.
 */
export function useAskRisk(effect: SideEffect | null) {
  const queries = useQueryClient();
  return (felt: readonly FeltEffect[]) => {
    const isInForm = (one: Risk['recent'][number]) =>
      (effect !== null && one.datetime === effect.datetime && aboutOf(one) === aboutOf(effect)) ||
      felt.some((each) => isJustSent(one, each));
    const besides = (risk: Risk): Risk => ({ ...risk, recent: risk.recent.filter((one) => !isInForm(one)) });
    const answered = call(readSideEffectSummary, {}).then(
      ({ data }) => besides(data.risk),
      () => undefined,
    );
    return {
      /** The server's answer, whenever it comes; none without a connection. */
      answered,
      /** The answer if it comes before the patience ends, else the careful one. */
      within: async (patience: Promise<undefined>): Promise<Risk> =>
        (await Promise.race([answered, patience])) ??
        besides(carefulRisk(queries.getQueryData(summaryQuery.queryKey)?.data.risk)),
    };
  };
}

/** The effect is being saved while the risk is asked for: the answer may hold it already. */
function isJustSent(one: Risk['recent'][number], sent: FeltEffect): boolean {
  const sentAt = sent.datetime === undefined ? Date.now() : Date.parse(sent.datetime);
  return aboutOf(one) === aboutOf(sent) && Math.abs(Date.parse(one.datetime) - sentAt) < CLOCK_TOLERANCE_MS;
}
