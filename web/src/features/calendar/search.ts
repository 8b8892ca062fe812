import { dayTextOf, momentTextOf, oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = ['new', 'edit', 'details', 'feed', 'apply'] as const;
export type CalendarDialogName = (typeof DIALOGS)[number];

/** These are about one appointment. */
const OF_AN_APPOINTMENT: readonly CalendarDialogName[] = ['edit', 'details'];

export interface CalendarSearch {
  /** The list of days; the month needs no word in the address. */
  view?: 'agenda';
  /** The day that is looked at, and with it the month; today when it is not said. */
  day?: string;
  open?: CalendarDialogName;
  /** The appointment a dialog is open about. */
  item?: string;
  /** The moment the application is planned for. */
  at?: string;
}

export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  const isIncomplete = open !== undefined && OF_AN_APPOINTMENT.includes(open) && !item;
  return {
    view: oneOf(['agenda'], search.view),
    day: dayTextOf(search.day),
    open: isIncomplete ? undefined : open,
    item,
    at: momentTextOf(search.at),
  };
}
