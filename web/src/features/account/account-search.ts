/** The dialogs of the account, by the word that opens each: `/profile?open=sessions`. */
export const ACCOUNT_DIALOGS = [
  'account',
  'password',
  'two-factor',
  'email',
  'sessions',
  'access-log',
  'consents',
  'export',
  'import',
  'delete',
] as const;
export type AccountDialogName = (typeof ACCOUNT_DIALOGS)[number];

export interface AccountSearch {
  open?: AccountDialogName;
  /** The dialog this one was opened from, and closes to. */
  from?: AccountDialogName;
}

const named = (word: unknown) => ACCOUNT_DIALOGS.find((name) => name === word);

/** What an address says about the account's dialogs; an unknown word opens nothing. */
export function readAccountSearch(search: Record<string, unknown>): AccountSearch {
  const open = named(search.open);
  const from = named(search.from);
  if (!open) return {};
  return { open, ...(from && from !== open && { from }) };
}
