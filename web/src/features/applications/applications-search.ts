import { isDay } from '@leveza/domain/time/days.ts';

/** The dialogs of the screen, by the word that opens each: `?open=new`. */
const DIALOGS = ['new', 'edit', 'skip', 'past', 'interval'] as const;
export type ApplicationDialogName = (typeof DIALOGS)[number];

export interface ApplicationsSearch {
  opened: ApplicationDialogName | null;
  /** The application that is being edited. */
  item: string | null;
  /** The instant a new application or a skipped dose is about. */
  at: string | null;
  /** The day that is looked at; today when it is not said. */
  day: string | null;
}

/** What an address says about the screen; whatever it says wrongly counts as not said. */
export function readApplicationsSearch(search: Record<string, unknown>): ApplicationsSearch {
  const { open, item, at, day } = search;
  const moment = typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
  const dialog = DIALOGS.find((name) => name === open) ?? null;
  const isIncomplete = (dialog === 'edit' && typeof item !== 'string') || (dialog === 'skip' && !moment);
  return {
    opened: isIncomplete ? null : dialog,
    item: typeof item === 'string' ? item : null,
    at: moment,
    day: typeof day === 'string' && isDay(day) ? day : null,
  };
}
