import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import type { ReactNode } from 'react';
import { DayEvents } from '../day/DayEvents.tsx';
import type { CalendarView } from '../use-calendar-view.ts';
import { MonthBar } from './MonthBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthSummary } from './MonthSummary.tsx';

interface Props {
  /** Undefined while they are on the way. */
  events: readonly CalendarEvent[] | undefined;
  /** Stands in the place of the day when nothing could be read. */
  failure: ReactNode;
  /** Stands after the day. */
  subscribe: ReactNode;
  view: CalendarView;
}

/** The month leads; the selected day stands under it, or beside it where there is room. */
export function MonthView({ events, failure, subscribe, view }: Props) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid content-start gap-3">
        <MonthBar view={view} />
        <MonthGrid events={events ?? []} view={view} />
        {!failure && <MonthSummary events={events} month={view.month} />}
      </div>
      <div className="grid content-start gap-3">
        {failure ?? <DayEvents events={events} view={view} />}
        {subscribe}
      </div>
    </div>
  );
}
