import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { useId } from 'react';
import { NO_USES } from '../../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { EventRow } from '../events/EventRow.tsx';
import type { CalendarView } from '../use-calendar-view.ts';
import { dayTitle } from './day-words.ts';

interface Props {
  /** Undefined while they are on the way. */
  events: readonly CalendarEvent[] | undefined;
  view: CalendarView;
}

/** Everything of the selected day. */
export function DayEvents({ events, view }: Props) {
  const id = useId();
  const { day, today } = view;
  const isMonthEmpty = events?.length === 0;
  const ofDay = events?.filter(({ date }) => date === day);
  return (
    <section aria-labelledby={id} className="grid content-start gap-2 lg:pt-1">
      <h2
        id={id}
        aria-live="polite"
        className="text-lg font-semibold tracking-tight first-letter:uppercase tabular-nums"
      >
        {dayTitle(day, today)}
      </h2>
      {!ofDay ? (
        <SkeletonList rows={3} />
      ) : isMonthEmpty ? (
        <EmptyState
          scene={NO_USES}
          action={
            <Link to="/medication-usage" search={{ open: 'new' }} variant="secondary">
              Criar Plano
            </Link>
          }
        >
          Nada neste mês. Planos, aplicações e consultas aparecem aqui sozinhos.
        </EmptyState>
      ) : ofDay.length === 0 ? (
        <p className="rounded-2xl bg-sunken px-4 py-3 text-ink-soft">Nada neste dia.</p>
      ) : (
        <RecordList label={`Itens de ${dayTitle(day, today)}`}>
          {ofDay.map((event) => (
            <EventRow key={event.id} event={event} view={view} />
          ))}
        </RecordList>
      )}
    </section>
  );
}
