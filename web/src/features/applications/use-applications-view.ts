import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import type { ApplicationDialogName, ApplicationsSearch } from './search.ts';

/** The view's state, kept in the address. */
export function useApplicationsView() {
  const { open, item, at, day } = useSearch({ from: '/kit/private/applications' });
  const navigate = useNavigate({ from: '/applications' });
  const change = (changes: ApplicationsSearch) => void navigate(inPlace(changes));

  return {
    opened: open ?? null,
    item: item ?? null,
    at: at ?? null,
    day: day ?? null,
    show: (dialog: ApplicationDialogName, about: Pick<ApplicationsSearch, 'item' | 'at'> = {}) =>
      change({ open: dialog, item: about.item, at: about.at }),
    close: () => change({ open: undefined, item: undefined, at: undefined }),
    /** Today needs no word in the address, and stays today tomorrow. */
    goTo: (next: string, today: string) => change({ day: next === today ? undefined : next }),
  };
}

export type ApplicationsView = ReturnType<typeof useApplicationsView>;
