import { formatDay, formatDayAs } from '../../../lib/format.ts';
import { capitalised, dayText } from '../../../lib/moment-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import type { ApplicationsView } from '../use-applications-view.ts';
import { DoseMarkRow } from './DoseMarkRow.tsx';
import { EmptyDay } from './EmptyDay.tsx';
import type { DoseDay } from './use-dose-day.ts';

interface Props {
  doseDay: DoseDay;
  view: ApplicationsView;
}

/** The doses of the chosen day; today without any is said in a line, because the lead names the nearest. */
export function ChosenDay({ doseDay: { day, today, query, doses }, view }: Props) {
  const goTo = (other: string) => view.goTo(other, today);
  if (query.isLoadingError) {
    return <ErrorState query={query} />;
  }
  return (
    <div className="grid gap-2">
      {day !== today && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 aria-live="polite" className="font-semibold">
            {titleOf(day, today)}{' '}
            <span className="text-sm font-normal text-ink-soft tabular-nums">
              {formatDayAs(day, { weekday: 'long' })}, {formatDay(day)}
            </span>
          </h3>
          <Button variant="quiet" size="sm" className="-mr-3.5" onPress={() => goTo(today)}>
            Voltar para hoje
          </Button>
        </div>
      )}
      {!doses ? (
        day === today ? null : (
          <SkeletonList rows={1} />
        )
      ) : doses.marks.length > 0 ? (
        <RecordList label={`Doses de ${dayText(day, today)}`}>
          {doses.marks.map((mark) => (
            <DoseMarkRow key={`${mark.kind} ${mark.at}`} mark={mark} view={view} />
          ))}
        </RecordList>
      ) : day === today ? (
        <p className="text-sm text-ink-soft">Nenhuma dose hoje.</p>
      ) : (
        <EmptyDay {...doses} day={day} onGoTo={goTo} />
      )}
    </div>
  );
}

/** 'Ontem', 'Amanhã', else the date. */
function titleOf(day: string, today: string): string {
  const text = dayText(day, today);
  return capitalised(text.includes(',') ? formatDayAs(day, { day: 'numeric', month: 'long' }) : text);
}
