import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlaceBy } from '../../lib/address.ts';
import { USE_SCREENS } from './shared/plans-kind.ts';
import type { PlansDialogName, PlansSearch } from './search.ts';

type About = Pick<PlansSearch, 'item' | 'at'>;

/** The state of a use screen, kept in the address. */
export function usePlansView(kind: ItemKind) {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const day = useSearch({ from: '/kit/private/doses', select: (search) => search.day });
  const navigate = useNavigate({ from: USE_SCREENS[kind].path });
  const change = (changed: (before: PlansSearch) => PlansSearch) => void navigate(inPlaceBy(changed));

  const show = (dialog: PlansDialogName, { item: plan, at: moment }: About = {}) =>
    change(({ open }) => ({
      open: dialog,
      item: plan,
      at: moment,
      box: undefined,
      from: open === 'plans' ? 'plans' : undefined,
    }));
  return {
    kind,
    day: day ?? null,
    show,
    close: () =>
      change(({ from }) => ({ open: from, item: undefined, at: undefined, box: undefined, from: undefined })),
    /** Today needs no word in the address, and stays today tomorrow. */
    goTo: (next: string, today: string) => change(() => ({ day: next === today ? undefined : next })),
  };
}

export type PlansView = ReturnType<typeof usePlansView>;
