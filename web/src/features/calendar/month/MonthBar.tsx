import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { CalendarView } from '../use-calendar-view.ts';

/** The name of the month, the way to its neighbours, and back to today. */
export function MonthBar({ view: { month, day, today, goTo, goByMonths } }: { view: CalendarView }) {
  return (
    <div className="-my-1 flex items-center">
      <h2
        aria-live="polite"
        className="flex-1 text-lg font-semibold tracking-tight first-letter:uppercase tabular-nums"
      >
        {formatMonth(month)}
      </h2>
      {day !== today && (
        <Button variant="quiet" size="sm" onPress={() => goTo(today)}>
          Hoje
        </Button>
      )}
      <IconButton icon={ChevronLeft} aria-label="Mês anterior" onPress={() => goByMonths(-1)} />
      <IconButton
        icon={ChevronRight}
        aria-label="Próximo mês"
        className="-mr-2.5 sm:mr-0"
        onPress={() => goByMonths(1)}
      />
    </div>
  );
}
