import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AccountDialogName, type AccountSearch, readAccountSearch } from './search.ts';

/** Which dialog of the account is open: kept in the address of the profile. On other screens none is. */
export function useAccountDialog() {
  const current = useSearch({ from: '/kit/private/profile', shouldThrow: false });
  // The profile's own dialogs share the word 'open'.
  const { open, from } = readAccountSearch({ ...current });
  const navigate = useNavigate({ from: '/profile' });
  const change = (search: AccountSearch) =>
    void navigate({ to: '/profile', search, replace: true, resetScroll: false });

  return {
    open,
    from,
    /** With `before`, closing the dialog leads back there. */
    show: (dialog: AccountDialogName, before?: AccountDialogName) => change({ open: dialog, from: before }),
    close: () => change({ open: from, from: undefined }),
  };
}
