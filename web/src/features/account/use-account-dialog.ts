import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AccountDialogName, type AccountSearch, readAccountSearch } from './account-search.ts';

interface AccountDialogState extends AccountSearch {
  /** Opens a dialog; with `from`, closing it leads back there. */
  show: (dialog: AccountDialogName, from?: AccountDialogName) => void;
  close: () => void;
}

/** Which dialog of the account is open: kept in the address, beside whatever else the page keeps there. */
export function useAccountDialog(): AccountDialogState {
  const { open, from } = readAccountSearch(useSearch({ strict: false }));
  const navigate = useNavigate();

  const go = (next: AccountSearch) =>
    void navigate({
      to: '.',
      // Which page the dialog stands on, and so what else its search holds, is not known here.
      search: ((before: object) => ({ ...before, open: next.open, from: next.from })) as never,
      replace: true,
      // The page under the dialog stays where it was.
      resetScroll: false,
    });

  return {
    ...(open && { open }),
    ...(from && { from }),
    show: (dialog, before) => go({ open: dialog, ...(before && { from: before }) }),
    close: () => go(from ? { open: from } : {}),
  };
}
