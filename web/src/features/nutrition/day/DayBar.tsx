import { addDays } from '@leveza/domain/time/days.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDay, formatRelativeDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { NutritionView } from '../use-nutrition-view.ts';

/** The day that is shown, and the arrows to the days around it. */
export function DayBar({ view: { day, isToday, goTo } }: { view: NutritionView }) {
  const today = useToday();
  const relative = formatRelativeDay(day, today);
  return (
    <div className="-my-1 flex items-center">
      <h2 aria-live="polite" className="flex-1 text-lg font-semibold tracking-tight tabular-nums">
        {relative.includes('dias') ? formatDay(day) : relative}
      </h2>
      {!isToday && (
        <Button variant="quiet" size="sm" onPress={() => goTo(today)}>
          Voltar para hoje
        </Button>
      )}
      <IconButton icon={ChevronLeft} aria-label="Dia anterior" onPress={() => goTo(addDays(day, -1))} />
      <IconButton
        icon={ChevronRight}
        aria-label="Dia seguinte"
        className="-mr-2.5"
        isDisabled={isToday}
        onPress={() => goTo(addDays(day, 1))}
      />
    </div>
  );
}
