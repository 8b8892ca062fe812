import { useNavigate, useSearch } from '@tanstack/react-router';
import { type AccountDialogName, type AccountSearch, readAccountSearch } from './search.ts';

/** Which dialog of the account is open: kept in the address of the profile or the settings. On other screens none is. */
export function useAccountDialog() {
  const onProfile = useSearch({ from: '/kit/private/profile', shouldThrow: false });
  const onSettings = useSearch({ from: '/kit/private/settings', shouldThrow: false });
  // The profile's own dialogs share the word 'open'.
  const { open, from } = readAccountSearch({ ...(onSettings ?? onProfile) });
  const navigate = useNavigate();
  const change = (search: AccountSearch) =>
    void navigate({ to: onSettings ? '/settings' : '/profile', search, replace: true, resetScroll: false });

  return {
    open,
    from,
    /** With `before`, closing the dialog leads back there. */
    show: (dialog: AccountDialogName, before?: AccountDialogName) => change({ open: dialog, from: before }),
    close: () => change({ open: from, from: undefined }),
  };
}
