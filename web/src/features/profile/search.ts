import { oneOf } from '../../lib/address.ts';

const DIALOGS = ['personal', 'physical', 'medical', 'lifestyle', 'avatar'] as const;
export type ProfileDialogName = (typeof DIALOGS)[number];

export interface ProfileSearch {
  open?: ProfileDialogName;
}

export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  return { open: oneOf(DIALOGS, search.open) };
}
