import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../../lib/address.ts';
import type { SettingsDialogName, SettingsSearch } from '../search.ts';

/** Which dialog of the settings is open: kept in the address. */
export function useSettingsView() {
  const { edit } = useSearch({ from: '/kit/private/settings' });
  const navigate = useNavigate({ from: '/settings' });
  const change = (changes: SettingsSearch) => void navigate(inPlace(changes));
  return {
    opened: edit ?? null,
    show: (dialog: SettingsDialogName) => change({ edit: dialog }),
    close: () => change({ edit: undefined }),
  };
}
