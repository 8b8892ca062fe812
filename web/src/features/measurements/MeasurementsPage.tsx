import { listMeasurements } from '@leveza/contract/measurements.ts';
import type { ReactNode } from 'react';
import { useCover } from '../../lib/use-cover.ts';
import { usePages } from '../../lib/use-pages.ts';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { FoldGroup } from '../../ui/FoldGroup.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { WeightCard } from './chart/WeightCard.tsx';
import { Dialogs } from './Dialogs.tsx';
import { BodyFigures } from './figures/BodyFigures.tsx';
import { ChangeLead } from './figures/ChangeLead.tsx';
import { GoalCard } from './figures/GoalCard.tsx';
import { MilestonesFold } from './figures/MilestonesFold.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { isLow } from './is-low.ts';
import { NothingMeasured } from './NothingMeasured.tsx';
import { useMeasurementsView } from './use-measurements-view.ts';
import { useSummary } from './use-summary.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

/** Weight and measures: where they stand, how they move, and everything that was noted. */
export function MeasurementsPage({ photos }: { photos?: ReactNode }) {
  const view = useMeasurementsView();
  const cover = useCover();
  const query = useSummary(view.period);
  const history = usePages(listMeasurements);
  const summary = query.data?.data;
  // Without a weight only the history knows whether anything else was measured.
  const isOpenQuestion = summary?.latest === null && history.pages.isPending;
  const isEmpty = summary?.latest === null && history.pages.data !== undefined && history.total === 0;

  return (
    <AreFiguresCovered value={cover.isCovered}>
      <PageHeader title="Medições" actions={cover.isWanted && <CoverButton cover={cover} />} />
      {query.isLoadingError && <ErrorState query={query} />}
      {(query.isPending || isOpenQuestion) && <MeasurementsSkeleton />}
      {summary && isEmpty && (
        <>
          <NothingMeasured view={view} />
          {photos}
        </>
      )}
      {summary && !isEmpty && !isOpenQuestion && (
        <>
          <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 gap-5 sm:gap-6">
              <ChangeLead summary={summary} view={view} />
              <WeightCard {...{ summary, view, cover }} />
            </div>
            <div className="grid min-w-0 gap-5 sm:gap-8">
              <FoldGroup>
                <BodyFigures summary={summary} view={view} />
                <GoalCard summary={summary} />
                {!isLow(summary) && <MilestonesFold summary={summary} />}
                {photos}
              </FoldGroup>
              <HistoryList history={history} view={view} />
            </div>
          </div>
        </>
      )}
      {summary && <Dialogs summary={summary} history={history} view={view} />}
    </AreFiguresCovered>
  );
}

/** The shape of the screen while it is on the way. */
function MeasurementsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando suas medições...
      </p>
      <Skeleton className="h-44 rounded-3xl" />
      <Skeleton className="h-80 rounded-2xl" />
      <SkeletonList rows={4} />
    </div>
  );
}
