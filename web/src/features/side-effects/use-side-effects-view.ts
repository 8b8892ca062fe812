import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { selfCareFor } from '@leveza/domain/side-effects/self-care.ts';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';
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
const UNFILTERED = { type: undefined, own: undefined, intensity: undefined, period: undefined };

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useSideEffectsView() {
  const view = readSideEffectsSearch(useSearch({ strict: false }));
  const change = useChangeAddress();

  return {
    ...view,
    isFiltered: view.type !== null || view.intensity !== null || view.period !== null,
    show: (dialog: EffectDialogName, item?: string) => void change({ open: dialog, item }),
    close: () => void change(CLOSED),
    /** Back to the screen, with what may help against the effect that was recorded. */
    closeWithTips: (type: EffectType) =>
      void change({ ...CLOSED, tips: selfCareFor(type) ? type : undefined }),
    closeTips: () => void change({ tips: undefined }),
    /** A type, or one of the patient's own effects. */
    setType: (type: EffectType | null, own: string | null) =>
      void change({ type: type ?? undefined, own: own ?? undefined }),
    setIntensity: (intensity: Choice<LeastIntensity>) => void change({ intensity: only(intensity) }),
    setPeriod: (period: Choice<Period>) => void change({ period: only(period) }),
    clearFilters: () => void change(UNFILTERED),
  };
}

export type SideEffectsView = ReturnType<typeof useSideEffectsView>;
