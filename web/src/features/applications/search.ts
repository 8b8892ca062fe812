import { dayTextOf, momentTextOf, oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = ['new', 'details', 'edit', 'skip', 'past', 'interval', 'usual-day'] as const;
export type ApplicationDialogName = (typeof DIALOGS)[number];

const TABS = ['sites', 'level', 'history'] as const;
/** Parts of the screen; the first, `now`, needs no word in the address. */
export type ApplicationTab = 'now' | (typeof TABS)[number];

export interface ApplicationsSearch {
  tab?: (typeof TABS)[number];
  open?: ApplicationDialogName;
  /** The application that is shown or being edited. */
  item?: string;
  /** The instant a new application or a skipped dose is about. */
  at?: string;
  /** The day that is looked at; today when it is not said. */
  day?: string;
}

export function readApplicationsSearch(search: Record<string, unknown>): ApplicationsSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  const at = momentTextOf(search.at);
  const isOfItem = open === 'details' || open === 'edit';
  const isIncomplete = (isOfItem && !item) || (open === 'skip' && !at);
  return {
    tab: oneOf(TABS, search.tab),
    open: isIncomplete ? undefined : open,
    item,
    at,
    day: dayTextOf(search.day),
  };
}
