import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '../../../ui/Row.tsx';
import { eventDetail } from './event-words.ts';
import { EVENT_LOOKS } from './event-looks.ts';

interface Props {
  event: CalendarEvent;
  id?: string;
  /** In place of the state, such as 'Adiada para 21:00'. */
  instead?: string | null;
  action?: ReactNode;
  onOpen?: () => void;
  children?: ReactNode;
}

/** An event in a list: its kind, its name, when, and what became of it. */
export function EventLine({ event, instead = null, ...row }: Props) {
  const { type, title, important } = event;
  return (
    <Row
      icon={EVENT_LOOKS[type].icon}
      title={
        <>
          {title}
          {important && (
            <>
              <Star
                aria-hidden
                className="ml-1.5 inline size-3.5 fill-current align-baseline text-attention"
              />
              <span className="sr-only"> (importante)</span>
            </>
          )}
        </>
      }
      detail={eventDetail(event, instead)}
      {...row}
    />
  );
}
