import { isDay } from '@leveza/domain/time/days.ts';
import { oneOf, textOf } from '../../lib/address.ts';

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
  const at = textOf(search.at);
  const day = textOf(search.day);
  const isIncomplete = open !== undefined && OF_AN_APPOINTMENT.includes(open) && !item;
  return {
    view: oneOf(['agenda'], search.view),
    day: day !== undefined && isDay(day) ? day : undefined,
    open: isIncomplete ? undefined : open,
    item,
    at: at !== undefined && !Number.isNaN(Date.parse(at)) ? at : undefined,
  };
}
