import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';
import { type ApplicationDialogName, readApplicationsSearch } from './applications-search.ts';

interface About {
  item?: string;
  at?: string;
}

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useApplicationsView() {
  const view = readApplicationsSearch(useSearch({ strict: false }));
  const change = useChangeAddress();

  return {
    ...view,
    show: (dialog: ApplicationDialogName, { item, at }: About = {}) =>
      void change({ open: dialog, item, at }),
    close: () => void change({ open: undefined, item: undefined, at: undefined }),
    /** Today needs no word in the address, and stays today tomorrow. */
    goTo: (day: string, today: string) => void change({ day: day === today ? undefined : day }),
  };
}

export type ApplicationsView = ReturnType<typeof useApplicationsView>;
