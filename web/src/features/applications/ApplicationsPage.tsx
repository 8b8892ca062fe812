import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';
import { DayCard } from './day/DayCard.tsx';
import { appliedOn, useDoseDay } from './day/use-dose-day.ts';
import { Dialogs } from './Dialogs.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { useHistory } from './history/use-history.ts';
import { NextDoseCard } from './next-dose/NextDoseCard.tsx';
import { useApplicationsView } from './use-applications-view.ts';
import { useOverview } from './use-overview.ts';

interface Props {
  /** Parts of other features. */
  rotation?: ReactNode;
  level?: ReactNode;
  notices?: ReactNode;
}

/** Every injection: the next dose, the day, the body map, and the history. */
export function ApplicationsPage({ rotation, level, notices }: Props) {
  const view = useApplicationsView();
  const query = useOverview();
  const overview = query.data?.data;
  const hasHistory = overview !== undefined && overview.nextDose.state !== 'none';
  const history = useHistory({ isOn: hasHistory });
  const doseDay = useDoseDay(view.day, { isOn: hasHistory });

  return (
    <>
      <PageHeader title="Aplicações GLP-1" subtitle="Cada dose, quando é a próxima e onde aplicar." />
      {query.isLoadingError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <ApplicationsSkeleton />}
      {overview && (
        <>
          <div className={rotation ? 'grid items-start gap-6 lg:grid-cols-2' : 'grid gap-6'}>
            <div className="grid min-w-0 gap-6">
              <NextDoseCard overview={overview} view={view} />
              {notices}
              {hasHistory && <DayCard doseDay={doseDay} view={view} />}
            </div>
            {rotation}
          </div>
          {hasHistory && level}
          {hasHistory && <HistoryList history={history} view={view} />}
          <Dialogs
            overview={overview}
            applications={[...history.items, ...appliedOn(doseDay)]}
            isLoading={hasHistory && history.pages.isPending}
            view={view}
          />
        </>
      )}
    </>
  );
}
