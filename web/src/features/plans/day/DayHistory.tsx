import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Suspense, useId } from 'react';
import { formatDay, formatRelativeDay } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { DoseRow } from '../doses/DoseRow.tsx';
import { useDayDoses } from '../doses/use-doses.ts';
import type { PlansView } from '../use-plans-view.ts';

const EmptyDay = lazyPart(() => import('./EmptyDay.tsx'), 'EmptyDay');

interface Props {
  doses: readonly PlannedDose[];
  plans: readonly Plan[];
  /** Doses of today in the list of the next ones: none stands twice. */
  next: readonly PlannedDose[];
  view: PlansView;
}

/** One day of doses; the arrows lead to the day before and the day after. */
export function DayHistory({ doses: near, plans, next, view }: Props) {
  const id = useId();
  const today = useToday();
  const day = view.day ?? today;
  const { query, doses } = useDayDoses(view.kind, day, near);
  const rest = day === today ? doses?.filter((dose) => !next.includes(dose)) : doses;
  const title = dayTitle(day, today);
  return (
    <section aria-labelledby={id} className="grid gap-2 sm:gap-3">
      <div className="-my-2 flex items-center">
        <h2 id={id} aria-live="polite" className="flex-1 text-lg font-semibold tracking-tight tabular-nums">
          {title}
        </h2>
        {day !== today && (
          <Button variant="quiet" size="sm" onPress={() => view.goTo(today, today)}>
            Voltar para hoje
          </Button>
        )}
        <IconButton
          icon={ChevronLeft}
          aria-label="Dia anterior"
          onPress={() => view.goTo(addDays(day, -1), today)}
        />
        <IconButton
          icon={ChevronRight}
          aria-label="Dia seguinte"
          className="-mr-2.5"
          onPress={() => view.goTo(addDays(day, 1), today)}
        />
      </div>
      {query?.isLoadingError ? (
        <ErrorState query={query} />
      ) : !doses || !rest ? (
        <SkeletonList rows={2} />
      ) : doses.length === 0 ? (
        <Suspense fallback={<SkeletonList rows={1} />}>
          <EmptyDay kind={view.kind} plans={plans} doses={near} />
        </Suspense>
      ) : rest.length === 0 ? (
        <p className="text-sm text-ink-soft">Nenhuma dose registrada hoje ainda.</p>
      ) : (
        <RecordList label={`Doses: ${title}`}>
          {rest.map((dose) => (
            <DoseRow
              key={dose.recordId ?? `${dose.planId} ${dose.plannedAt}`}
              dose={dose}
              plans={plans}
              view={view}
            />
          ))}
        </RecordList>
      )}
    </section>
  );
}

/** 'Hoje', 'Ontem', 'Amanhã', else the date. */
function dayTitle(day: string, today: string): string {
  const relative = formatRelativeDay(day, today);
  return relative.includes('dias') ? formatDay(day) : relative;
}
