import { oneOf } from '../../lib/address.ts';

/** The dialogs of the account, by the word that opens each: `/profile?open=sessions`, also `/settings?open=privacy`. */
export const ACCOUNT_DIALOGS = [
  'account',
  'privacy',
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

export function readAccountSearch(search: Record<string, unknown>): AccountSearch {
  const open = oneOf(ACCOUNT_DIALOGS, search.open);
  const from = oneOf(ACCOUNT_DIALOGS, search.from);
  return { open, from: open && from !== open ? from : undefined };
}
