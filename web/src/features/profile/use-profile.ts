import type { Reply } from '@leveza/contract/endpoint.ts';
import { readMeasurementSummary } from '@leveza/contract/measurements.ts';
import { readMe, readProfile, readProgress } from '@leveza/contract/profile/profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

export const profileQuery = read(readProfile, {});

/** After a change the answer is the profile, here and around every screen; what is computed from it is read again. */
export function useKeepProfile(): (answer: Reply<typeof readProfile>) => void {
  const cache = useQueryClient();
  return (answer) => {
    cache.setQueryData(profileQuery.queryKey, answer);
    cache.setQueryData(session.queryKey, answer);
    for (const { path } of [readProgress, readMeasurementSummary, ...STALE_OVERVIEW])
      void cache.invalidateQueries({ queryKey: [path] });
  };
}

/** Reads the patient again, for the page and for the shell around it. */
export function useReadAgain(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const { path } of [readProfile, readMe]) void cache.invalidateQueries({ queryKey: [path] });
  };
}
