import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { useState } from 'react';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { dayTitle } from '../day/day-words.ts';
import { EVENT_LOOKS } from '../events/event-looks.ts';
import { EventRow } from '../events/EventRow.tsx';
import type { CalendarView } from '../use-calendar-view.ts';

/** As many medicines of a day stand alone; more of them are one row that opens. */
const MOST_ALONE = 2;

interface Props {
  day: string;
  events: readonly CalendarEvent[];
  view: CalendarView;
}

export function AgendaDay({ day, events, view }: Props) {
  const title = dayTitle(day, view.today);
  const medicines = events.filter(({ type }) => type === 'medication');
  const isFolded = medicines.length > MOST_ALONE;
  const alone = isFolded ? events.filter((event) => !medicines.includes(event)) : events;
  return (
    <RecordGroup title={title} label={`Itens de ${title}`}>
      {alone.map((event) => (
        <EventRow key={event.id} event={event} view={view} />
      ))}
      {isFolded && <Medicines day={day} events={medicines} view={view} />}
    </RecordGroup>
  );
}

function Medicines({ day, events, view }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { many, icon } = EVENT_LOOKS.medication;
  const done = events.filter(({ completed }) => completed).length;
  const isToCome = day > view.today;
  return (
    <Row
      icon={icon}
      title={`${events.length} ${many.toLocaleLowerCase('pt-BR')}`}
      detail={
        isToCome ? `${events[0]?.time} a ${events.at(-1)?.time}` : `${done} de ${events.length} realizados`
      }
      isExpanded={isOpen}
      onOpen={() => setOpen(!isOpen)}
    >
      {isOpen && (
        <div className="px-2 pb-2">
          <RecordList label={`${many}: ${dayTitle(day, view.today)}`}>
            {events.map((event) => (
              <EventRow key={event.id} event={event} view={view} />
            ))}
          </RecordList>
        </div>
      )}
    </Row>
  );
}
