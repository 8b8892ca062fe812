import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { doseOf } from './dose-of.ts';
import { DoseRow } from './DoseRow.tsx';
import { UseRow } from './UseRow.tsx';
import type { CalendarView } from '../use-calendar-view.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { EventLine } from './EventLine.tsx';

interface Props {
  event: CalendarEvent;
  view: CalendarView;
}

/** Something of a day: each kind is marked as done in its own way. */
export function EventRow({ event, view }: Props) {
  const dose = doseOf(event);
  if (dose) return <DoseRow event={event} dose={dose} today={view.today} />;
  switch (event.type) {
    case 'application':
      return <ApplicationRow event={event} view={view} />;
    case 'appointment':
    case 'exam':
      // A result leads to its screen; an exam that was booked is an appointment.
      return event.place ? <FactRow event={event} /> : <AppointmentRow event={event} view={view} />;
    case 'medication':
      return <UseRow event={event} />;
    case 'measurement':
    case 'stock':
      return <FactRow event={event} />;
  }
}

/** Something known, not to be done: it leads to the screen that shows it. */
function FactRow({ event }: { event: CalendarEvent }) {
  return (
    <EventLine
      event={event}
      action={
        event.place && (
          <Link {...event.place} variant="quiet" size="sm" icon={ChevronRight} className="px-3!">
            <span className="sr-only">Abrir: {event.title}</span>
          </Link>
        )
      }
    />
  );
}
