import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { addMonths } from '@leveza/domain/time/months.ts';
import { useState } from 'react';
import { formatMonth } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { CalendarView } from '../use-calendar-view.ts';
import { AgendaDay } from './AgendaDay.tsx';

const DAYS_AT_ONCE = 4;

interface Props {
  /** Undefined while they are on the way. */
  events: readonly CalendarEvent[] | undefined;
  view: CalendarView;
}

/** The days that hold something, from the selected one to the end of its month. */
export function Agenda({ events, view }: Props) {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const { day, month } = view;
  if (!events) return <SkeletonList rows={6} />;
  const ahead = events.filter(({ date }) => date >= day && date.startsWith(month));
  const days = [...new Set(ahead.map(({ date }) => date))];
  return (
    <div className="grid gap-5">
      {days.length === 0 && (
        <p className="rounded-2xl bg-sunken px-4 py-3 text-ink-soft">
          Nada até o fim de {formatMonth(month)}.
        </p>
      )}
      {days.slice(0, shown).map((each) => (
        <AgendaDay key={each} day={each} events={ahead.filter(({ date }) => date === each)} view={view} />
      ))}
      {days.length > shown ? (
        <Button variant="secondary" onPress={() => setShown(shown + DAYS_AT_ONCE)}>
          Ver mais dias
        </Button>
      ) : (
        <Button variant="secondary" onPress={() => view.goByMonths(1)}>
          Ver {formatMonth(addMonths(month, 1))}
        </Button>
      )}
    </div>
  );
}
