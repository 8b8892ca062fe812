import { addDays, daysBetween } from '@leveza/domain/time/days.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { ApplicationsView } from '../use-applications-view.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { StripDay } from './StripDay.tsx';
import type { DoseDay } from './use-dose-day.ts';

interface Props {
  doseDay: DoseDay;
  view: ApplicationsView;
}

const DAYS = 7;
/** Today stands in the middle of its own strip. */
const BEFORE_TODAY = 3;

/** Seven days with their doses; a pressed one says more. */
export function DayStrip({ doseDay, view }: Props) {
  const { day, today, around } = doseDay;
  const goTo = (other: string) => view.goTo(other, today);
  // Strips follow each other without a gap, so that a pressed day keeps its place under the finger.
  const strip = Math.floor((daysBetween(today, day) + BEFORE_TODAY) / DAYS);
  const first = addDays(today, strip * DAYS - BEFORE_TODAY);
  return (
    <section aria-label="Dia a dia" className="grid min-w-0 gap-2">
      <div className="-my-2 flex items-center">
        <h2 className="flex-1 text-lg font-semibold tracking-tight">Dia a dia</h2>
        <IconButton icon={ChevronLeft} aria-label="7 dias antes" onPress={() => goTo(addDays(day, -DAYS))} />
        <IconButton
          icon={ChevronRight}
          aria-label="7 dias depois"
          className="-mr-2.5"
          onPress={() => goTo(addDays(day, DAYS))}
        />
      </div>
      <div className="grid grid-cols-7 gap-1">
        {Array.from({ length: DAYS }, (_, index) => addDays(first, index)).map((each) => (
          <StripDay
            key={each}
            day={each}
            isToday={each === today}
            isChosen={each === day}
            kinds={around.filter((dose) => dose.day === each).map(({ kind }) => kind)}
            onPress={() => goTo(each)}
          />
        ))}
      </div>
      <ChosenDay doseDay={doseDay} view={view} />
    </section>
  );
}
