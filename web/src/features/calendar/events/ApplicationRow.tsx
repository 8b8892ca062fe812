import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { CalendarView } from '../use-calendar-view.ts';
import { EventLine } from './EventLine.tsx';
import { MarkButton } from './MarkButton.tsx';

const DeleteApplication = lazyPart(
  () => import('../../applications/shared/DeleteApplication.tsx'),
  'DeleteApplication',
);

interface Props {
  event: CalendarEvent;
  view: CalendarView;
}

/** An injection: marking it opens its form, with the pen and the site; taking the mark away asks before it is deleted. */
export function ApplicationRow({ event, view: { today, show } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { completed, date, plannedAt, recordId, state, title } = event;
  // A late dose is applied now; one whose time is over was applied when it was planned.
  const at = date < today && state !== 'late' ? (plannedAt ?? undefined) : undefined;
  return (
    <EventLine
      event={event}
      action={
        date <= today && (
          <MarkButton
            title={title}
            isDone={completed}
            onPress={() => (completed ? setAsking(true) : show('apply', { at }))}
          />
        )
      }
    >
      {isAsking && recordId && (
        <div className="px-4 pb-4">
          <Suspense fallback={null}>
            <DeleteApplication id={recordId} onClose={() => setAsking(false)} />
          </Suspense>
        </div>
      )}
    </EventLine>
  );
}
