import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import type { ApplicationDialogName, ApplicationsSearch, ApplicationTab } from './search.ts';

/** The view's state, kept in the address. */
export function useApplicationsView() {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const { tab, day, zone } = useSearch({
    from: '/kit/private/applications',
    select: (search) => ({ tab: search.tab, day: search.day, zone: search.zone }),
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/applications' });
  const change = (changes: ApplicationsSearch) => void navigate(inPlace(changes));

  // An address that names a zone shows the sites.
  const shownTab: ApplicationTab = tab ?? (zone ? 'sites' : 'now');

  return {
    tab: shownTab,
    showTab: (next: ApplicationTab) => change({ tab: next === 'now' ? undefined : next }),
    day: day ?? null,
    show: (dialog: ApplicationDialogName, about: Pick<ApplicationsSearch, 'item' | 'at'> = {}) =>
      change({ open: dialog, item: about.item, at: about.at }),
    close: () => change({ open: undefined, item: undefined, at: undefined }),
    /** Today needs no word in the address, and stays today tomorrow. */
    goTo: (next: string, today: string) => change({ day: next === today ? undefined : next }),
  };
}

export type ApplicationsView = ReturnType<typeof useApplicationsView>;
