import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import { EventLine } from './EventLine.tsx';

/** Something known, not to be done: it leads to the screen that shows it. */
export function FactRow({ event }: { event: CalendarEvent }) {
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
