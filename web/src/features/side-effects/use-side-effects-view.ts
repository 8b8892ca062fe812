import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { selfCareFor } from '@leveza/domain/side-effects/self-care.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type EffectDialogName,
  type LeastIntensity,
  type Period,
  readSideEffectsSearch,
} from './side-effects-search.ts';

/** A choice of a filter; 'all' needs no word in the address. */
type Choice<T extends string> = T | 'all';
const only = (choice: string) => (choice === 'all' ? undefined : choice);

const CLOSED = { open: undefined, item: undefined };
const UNFILTERED = { type: undefined, intensity: undefined, period: undefined };

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useSideEffectsView() {
  const view = readSideEffectsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();

  const change = (changes: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      // Each tab has its own page, and which one this is is not known here.
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: true,
      resetScroll: false,
    });

  return {
    ...view,
    isFiltered: view.type !== null || view.intensity !== null || view.period !== null,
    show: (dialog: EffectDialogName, item?: string) => change({ open: dialog, item }),
    close: () => change(CLOSED),
    /** Back to the screen, with what may help against the effect that was recorded. */
    closeWithTips: (type: EffectType) => change({ ...CLOSED, tips: selfCareFor(type) ? type : undefined }),
    closeTips: () => change({ tips: undefined }),
    setType: (type: Choice<EffectType>) => change({ type: only(type) }),
    setIntensity: (intensity: Choice<LeastIntensity>) => change({ intensity: only(intensity) }),
    setPeriod: (period: Choice<Period>) => change({ period: only(period) }),
    clearFilters: () => change(UNFILTERED),
  };
}

export type SideEffectsView = ReturnType<typeof useSideEffectsView>;
