import { Tabs } from '../../ui/Tabs.tsx';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { DayBar } from './day/DayBar.tsx';
import { DayOverview } from './day/DayOverview.tsx';
import { Dialogs } from './Dialogs.tsx';
import { useDay } from './use-day.ts';
import { useNutritionView } from './use-nutrition-view.ts';

const WeekView = lazyPart(() => import('./week/WeekView.tsx'), 'WeekView');

/** Food and drink, protein first: the day, or its week. */
export function NutritionPage() {
  const view = useNutritionView();
  const query = useDay(view.day, view.isToday);
  const day = query.data?.data;
  return (
    <>
      <PageHeader
        title="Alimentação"
        subtitle="Nutrição para quem usa GLP-1: proteína primeiro, no que couber."
      />
      <Tabs
        label="Período"
        selected={view.view ?? 'day'}
        onChange={view.setView}
        tabs={[
          {
            id: 'day',
            label: 'Dia',
            content: (
              <div className="grid gap-4">
                <DayBar view={view} />
                {query.isLoadingError && <ErrorState query={query} />}
                {query.isPending && (
                  <div aria-busy className="grid gap-4">
                    <p role="status" className="text-ink-soft">
                      Carregando o dia...
                    </p>
                    <SkeletonList rows={5} />
                  </div>
                )}
                {day && <DayOverview day={day} view={view} />}
              </div>
            ),
          },
          {
            id: 'week',
            label: 'Semana',
            content: (
              <Suspense fallback={<SkeletonList rows={4} />}>
                <WeekView view={view} />
              </Suspense>
            ),
          },
        ]}
      />
      {day && <Dialogs day={day} view={view} />}
    </>
  );
}
