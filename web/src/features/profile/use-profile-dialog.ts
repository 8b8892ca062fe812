import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ProfileDialogName, readProfileSearch } from './search.ts';

/** Which dialog of the profile is open: kept in the address. It replaces the page's entry, so that back leaves the page at once. */
export function useProfileDialog() {
  // The account's dialogs share the word 'open'.
  const { open } = readProfileSearch(useSearch({ from: '/kit/private/profile' }));
  const navigate = useNavigate({ from: '/profile' });
  const show = (dialog: ProfileDialogName | undefined) =>
    void navigate({ to: '/profile', search: { open: dialog }, replace: true, resetScroll: false });
  return {
    opened: open ?? null,
    open: (dialog: ProfileDialogName) => show(dialog),
    close: () => show(undefined),
  };
}
