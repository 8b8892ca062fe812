import { type NutritionWeek, readNutritionWeek } from '@leveza/contract/nutrition/day.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { formatDay, formatDayAs, formatLiquid } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { BarChart } from '../../../ui/chart/BarChart.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { LeadColumns } from '../../../ui/LeadColumns.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { incompleteText, nutrientText } from '../shared/nutrition-words.ts';
import type { NutritionView } from '../use-nutrition-view.ts';
import { WellbeingWeeks } from '../wellbeing/WellbeingWeeks.tsx';

const WEEK = 7;

/** Monday to Sunday: protein, energy and water of the recorded days. */
export function WeekView({ view }: { view: NutritionView }) {
  const today = useToday();
  const query = useQuery(read(readNutritionWeek, { query: { day: view.day } }));
  const week = query.data?.data;
  if (query.isLoadingError) return <ErrorState query={query} />;
  if (!week) return <SkeletonList rows={4} />;
  const [first, last] = [week.days[0]!.day, week.days.at(-1)!.day];
  return (
    <div className="grid gap-6">
      <div className="-my-1 flex items-center">
        <h2 aria-live="polite" className="flex-1 text-lg font-semibold tracking-tight tabular-nums">
          {formatDay(first).slice(0, 5)} a {formatDay(last)}
        </h2>
        <IconButton
          icon={ChevronLeft}
          aria-label="Semana anterior"
          onPress={() => view.goTo(addDays(view.day, -WEEK))}
        />
        <IconButton
          icon={ChevronRight}
          aria-label="Semana seguinte"
          isDisabled={last >= today}
          onPress={() => view.goTo([addDays(view.day, WEEK), today].toSorted()[0]!)}
        />
      </div>
      <LeadColumns
        lead={
          <>
            <Means week={week} />
            <BarChart
              label="Proteína"
              nameColumn="Dia"
              bars={barsOf(week, ({ totals, isRecorded }) => (isRecorded ? totals.protein : null))}
              target={{ label: 'Meta', value: week.goals.protein }}
              format={(value) => nutrientText('protein', value)}
            />
          </>
        }
      >
        <BarChart
          label="Água"
          nameColumn="Dia"
          bars={barsOf(week, ({ waterMl }) => (waterMl > 0 ? waterMl : null))}
          target={{ label: 'Meta', value: week.goals.water }}
          format={formatLiquid}
        />
        <WellbeingWeeks to={last < today ? last : today} />
      </LeadColumns>
    </div>
  );
}

function barsOf(week: NutritionWeek, valueOf: (day: NutritionWeek['days'][number]) => number | null) {
  return week.days.map((day) => ({
    key: day.day,
    label: formatDayAs(day.day, { weekday: 'short' }).replace('.', ''),
    name: formatDay(day.day),
    value: valueOf(day),
  }));
}

function Means({ week: { means } }: { week: NutritionWeek }) {
  if (!means) {
    return (
      <p className="text-ink-soft">
        A média aparece quando houver um dia registrado antes de hoje nesta semana.
      </p>
    );
  }
  const unknown = incompleteText(means.incomplete);
  const others = [
    `${nutrientText('calories', means.totals.calories)} de energia`,
    means.waterMl !== null && `${formatLiquid(Math.round(means.waterMl))} de líquidos`,
  ];
  return (
    <div className="grid gap-2">
      <Lead
        title={means.days === 1 ? 'Em 1 dia registrado' : `Média de ${means.days} dias registrados`}
        figure={`${nutrientText('protein', means.totals.protein)} de proteína`}
        detail={others.filter(Boolean).join(' · ')}
      />
      {unknown && <p className="text-sm text-pretty text-ink-soft">{unknown}</p>}
    </div>
  );
}
