import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { useMarkAppointment } from '../appointment/use-mark-appointment.ts';
import type { CalendarView } from '../use-calendar-view.ts';
import { EventLine } from './EventLine.tsx';
import { MarkButton } from './MarkButton.tsx';

interface Props {
  event: CalendarEvent;
  view: CalendarView;
}

/** An appointment opens its details; from its day on it can be marked. */
export function AppointmentRow({ event, view: { today, show } }: Props) {
  const { completed, date, recordId, title } = event;
  const { mark, isPending } = useMarkAppointment(event);
  return (
    <EventLine
      event={event}
      {...(recordId && {
        id: cardFocusId(recordId),
        onOpen: () => show('details', { item: recordId }),
      })}
      action={
        date <= today && <MarkButton title={title} isDone={completed} isPending={isPending} onPress={mark} />
      }
    />
  );
}
