import { oneOf } from '../../lib/address.ts';

const DIALOGS = ['whatsapp', 'email', 'push', 'sms', 'reminders', 'log'] as const;
export type SettingsDialogName = (typeof DIALOGS)[number];

export interface SettingsSearch {
  /** The dialog in front; those of the account have the word 'open'. */
  edit?: SettingsDialogName;
}

export function readSettingsSearch(search: Record<string, unknown>): SettingsSearch {
  return { edit: oneOf(DIALOGS, search.edit) };
}
