import { listSideEffects, type SideEffect } from '@leveza/contract/side-effects.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { dayOf } from '../../../lib/format.ts';
import { usePages } from '../../../lib/use-pages.ts';
import type { SideEffectsSearch } from '../search.ts';

type Filters = Pick<SideEffectsSearch, 'type' | 'own' | 'intensity' | 'period'>;

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

/** The same by days of the patient's zone. */
export function byDay(effects: readonly SideEffect[], zone: string) {
  const days = Map.groupBy(effects, ({ datetime }) => dayOf(datetime, zone));
  return [...days].map(([day, ofDay]) => ({ day, effects: ofDay }));
}
