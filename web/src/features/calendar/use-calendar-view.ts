import { addMonths } from '@leveza/domain/time/months.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import { useToday } from '../../lib/use-now.ts';
import type { CalendarDialogName, CalendarSearch } from './search.ts';

/** The state of the calendar, kept in the address. */
export function useCalendarView() {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const { view, day } = useSearch({
    from: '/kit/private/calendar',
    select: (search) => ({ view: search.view, day: search.day }),
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/calendar' });
  const today = useToday();
  const change = (changes: CalendarSearch) => void navigate(inPlace(changes));

  const selected = day ?? today;
  const month = selected.slice(0, 7);
  // Today needs no word in the address, and stays today tomorrow.
  const goTo = (next: string) => change({ day: next === today ? undefined : next });
  return {
    isAgenda: view === 'agenda',
    today,
    day: selected,
    month,
    showAgenda: (isOn: boolean) => change({ view: isOn ? 'agenda' : undefined }),
    goTo,
    /** The month so many months away: at today where it is this month, else at its first day. */
    goByMonths: (months: number) => {
      const next = addMonths(month, months);
      goTo(today.startsWith(next) ? today : `${next}-01`);
    },
    show: (dialog: CalendarDialogName, about: Pick<CalendarSearch, 'item' | 'at'> = {}) =>
      change({ open: dialog, item: about.item, at: about.at }),
    close: () => change({ open: undefined, item: undefined, at: undefined }),
  };
}

export type CalendarView = ReturnType<typeof useCalendarView>;
