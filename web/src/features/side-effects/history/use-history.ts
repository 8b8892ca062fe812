import { listSideEffects } from '@leveza/contract/side-effects.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { usePages } from '../../../lib/use-pages.ts';
import type { SideEffectsView } from '../use-side-effects-view.ts';

type Filters = Pick<SideEffectsView, 'type' | 'own' | 'intensity' | 'period'>;

/** Effects, newest first, a page at a time; the server filters the whole history. */
export function useHistory({ type, own, intensity, period }: Filters, today: string) {
  return usePages(listSideEffects, {
    query: {
      ...(type && { effectType: type }),
      ...(own && { sameAs: own }),
      ...(intensity && { minIntensity: Number(intensity) }),
      // Today is one of the days.
      ...(period && { from: addDays(today, 1 - Number(period)) }),
    },
  });
}

export type History = ReturnType<typeof useHistory>;
