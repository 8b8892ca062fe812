import { addDays } from '@leveza/domain/time/days.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDay, formatDayAs } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { capitalised, dayText } from '../../../lib/moment-words.ts';
import type { ApplicationsView } from '../use-applications-view.ts';
import { EmptyDay } from './EmptyDay.tsx';
import { DoseMarkRow } from './DoseMarkRow.tsx';
import type { DoseDay } from './use-dose-day.ts';

interface Props {
  doseDay: DoseDay;
  view: ApplicationsView;
}

/** One day of doses, and the way to the days around it. */
export function DayCard({ doseDay: { day, today, query, doses }, view }: Props) {
  const goTo = (other: string) => view.goTo(other, today);

  return (
    <section
      aria-label="Dia a dia"
      className="flex min-w-0 flex-col gap-3 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          aria-label="Dia anterior"
          className="-ml-2.5"
          onPress={() => goTo(addDays(day, -1))}
        />
        <div className="grid min-w-0 flex-1 justify-items-center text-center">
          <h2 aria-live="polite" className="text-lg leading-snug font-semibold tracking-tight">
            {titleOf(day, today)}
          </h2>
          <p className="text-sm text-ink-soft tabular-nums">
            {formatDayAs(day, { weekday: 'long' })}, {formatDay(day)}
          </p>
        </div>
        <IconButton
          icon={ChevronRight}
          aria-label="Próximo dia"
          className="-mr-2.5"
          onPress={() => goTo(addDays(day, 1))}
        />
      </div>
      {query.isError ? (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : !doses ? (
        <SkeletonList rows={1} />
      ) : doses.marks.length > 0 ? (
        <ul
          aria-label={`Doses de ${dayText(day, today)}`}
          className="divide-y divide-line rounded-2xl border border-line"
        >
          {doses.marks.map((mark) => (
            <DoseMarkRow key={`${mark.kind} ${mark.at}`} mark={mark} view={view} />
          ))}
        </ul>
      ) : (
        <EmptyDay {...doses} day={day} today={today} onGoTo={goTo} />
      )}
      {day !== today && (
        <Button variant="quiet" size="sm" className="self-center" onPress={() => goTo(today)}>
          Voltar para hoje
        </Button>
      )}
    </section>
  );
}

/** 'Hoje', 'Ontem', 'Amanhã', else the date. */
function titleOf(day: string, today: string): string {
  const text = dayText(day, today);
  return capitalised(text.includes(',') ? formatDayAs(day, { day: 'numeric', month: 'long' }) : text);
}
