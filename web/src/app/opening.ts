import type { ScreenReads } from '../lib/screen-reads.ts';
import { queries } from './queries.ts';

/**
 * A route's first reads: they are requested as soon as the address is known or a link is pointed at, beside the
 * screen's code and the session. The route does not wait for them; the screen shows its own placeholders.
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
