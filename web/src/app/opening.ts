import type { ScreenReads } from '../lib/screen-reads.ts';
import { queries } from './queries.ts';

/**
 * What a screen's route says about its data: they are asked for as soon as the address is known, or about to be chosen,
 * beside the screen's code and the session. Nothing waits for them here; the screen shows what it waits for.
 */
export function opening(load: () => Promise<{ reads: ScreenReads }>) {
  return {
    loader: ({ location }: { location: { search: Record<string, unknown> } }) => {
      void Promise.all([load(), queries()])
        .then(([{ reads }, cache]) => reads(cache, location.search))
        // Offline, perhaps; the screen asks again and tells.
        .catch(() => undefined);
    },
    // Once open, a screen reads again by itself.
    staleTime: Infinity,
  };
}
