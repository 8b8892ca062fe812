import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ApplicationDialogName, readApplicationsSearch } from './applications-search.ts';

interface About {
  item?: string;
  at?: string;
}

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useApplicationsView() {
  const view = readApplicationsSearch(useSearch({ strict: false }));
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
    show: (dialog: ApplicationDialogName, { item, at }: About = {}) => change({ open: dialog, item, at }),
    close: () => change({ open: undefined, item: undefined, at: undefined }),
    /** Today needs no word in the address, and stays today tomorrow. */
    goTo: (day: string, today: string) => change({ day: day === today ? undefined : day }),
  };
}

export type ApplicationsView = ReturnType<typeof useApplicationsView>;
