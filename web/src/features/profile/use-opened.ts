import { useNavigate, useSearch } from '@tanstack/react-router';

const DIALOGS = ['personal', 'physical', 'medical', 'lifestyle', 'avatar'] as const;
export type OpenedDialog = (typeof DIALOGS)[number];

/** Which of this feature's dialogs the address names; the account's own are not looked at here. */
export function readOpened(search: object): OpenedDialog | null {
  const { open } = search as { open?: unknown };
  return DIALOGS.find((name) => name === open) ?? null;
}

interface Opened {
  opened: OpenedDialog | null;
  open: (dialog: OpenedDialog) => void;
  close: () => void;
}

/** The open dialog lives in the address. It replaces the page's entry, so that back still leaves the page at once. */
export function useOpened(): Opened {
  const opened = readOpened(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (search: { open?: OpenedDialog }) =>
    void navigate({ to: '/profile', search, replace: true, resetScroll: false });
  return { opened, open: (open) => show({ open }), close: () => show({}) };
}
