import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';
import { type AccountDialogName, type AccountSearch, readAccountSearch } from './account-search.ts';

interface AccountDialogState extends AccountSearch {
  /** Opens a dialog; with `from`, closing it leads back there. */
  show: (dialog: AccountDialogName, from?: AccountDialogName) => void;
  close: () => void;
}

/** Which dialog of the account is open: kept in the address, beside whatever else the page keeps there. */
export function useAccountDialog(): AccountDialogState {
  const { open, from } = readAccountSearch(useSearch({ strict: false }));
  const change = useChangeAddress();
  const go = (next: AccountSearch) => void change({ open: next.open, from: next.from });

  return {
    ...(open && { open }),
    ...(from && { from }),
    show: (dialog, before) => go({ open: dialog, ...(before && { from: before }) }),
    close: () => go(from ? { open: from } : {}),
  };
}
