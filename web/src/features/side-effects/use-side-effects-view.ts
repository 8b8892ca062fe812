import { EFFECT_TYPES } from '@leveza/domain/side-effects/effect-types.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace, oneOf } from '../../lib/address.ts';
import type { EffectDialogName, LeastIntensity, Period, SideEffectsSearch } from './search.ts';

/** 'All' needs no word in the address. */
const only = <Choice extends string>(choice: Choice | 'all') => (choice === 'all' ? undefined : choice);

const CLOSED = { open: undefined, item: undefined };
const UNFILTERED = { type: undefined, own: undefined, intensity: undefined, period: undefined };

/** The view's state, kept in the address. */
export function useSideEffectsView() {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const {
    type: named,
    own,
    intensity,
    period,
  } = useSearch({
    from: '/kit/private/side-effects',
    select: (search) => ({
      type: search.type,
      own: search.own,
      intensity: search.intensity,
      period: search.period,
    }),
    structuralSharing: true,
  });
  const type = oneOf(EFFECT_TYPES, named);
  const navigate = useNavigate({ from: '/side-effects' });
  const change = (changes: SideEffectsSearch) => void navigate(inPlace(changes));

  return {
    type,
    own,
    intensity,
    period,
    isFiltered: Boolean(type ?? intensity ?? period),
    show: (dialog: EffectDialogName, about?: string) => change({ open: dialog, item: about }),
    close: () => change(CLOSED),
    /** A type, or one of the patient's own effects. */
    setType: (choice: Pick<SideEffectsSearch, 'type' | 'own'>) => change(choice),
    setIntensity: (next: LeastIntensity | 'all') => change({ intensity: only(next) }),
    setPeriod: (next: Period | 'all') => change({ period: only(next) }),
    clearFilters: () => change(UNFILTERED),
  };
}

export type SideEffectsView = ReturnType<typeof useSideEffectsView>;
