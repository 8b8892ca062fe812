import { listMeasurements } from '@leveza/contract/measurements.ts';
import { Plus } from 'lucide-react';
import { useCover } from '../../lib/use-cover.ts';
import { usePages } from '../../lib/use-pages.ts';
import { Button } from '../../ui/Button.tsx';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { WeightCard } from './chart/WeightCard.tsx';
import { Dialogs } from './Dialogs.tsx';
import { BodyFigures } from './figures/BodyFigures.tsx';
import { GoalCard } from './figures/GoalCard.tsx';
import { MilestonesCard } from './figures/MilestonesCard.tsx';
import { HistoryList } from './history/HistoryList.tsx';
import { MeasurementsSkeleton } from './MeasurementsSkeleton.tsx';
import { NothingMeasured } from './NothingMeasured.tsx';
import { useMeasurementsView } from './use-measurements-view.ts';
import { useSummary } from './use-summary.ts';

/** Weight and measures: where they stand, how they move, and everything that was noted. */
export function MeasurementsPage() {
  const view = useMeasurementsView();
  const cover = useCover();
  const query = useSummary(view.period);
  const history = usePages(listMeasurements);
  const summary = query.data?.data;
  // Without a weight only the history knows whether anything else was measured.
  const isOpenQuestion = summary?.latest === null && history.pages.isPending;
  const isEmpty = summary?.latest === null && history.pages.isSuccess && history.total === 0;

  return (
    <AreFiguresCovered value={cover.isCovered}>
      <PageHeader
        title="Medições"
        subtitle="Seu peso e suas medidas, e como eles mudam."
        actions={
          <>
            <CoverButton cover={cover} />
            {!isEmpty && (
              <Button icon={Plus} onPress={() => view.show('new')}>
                Nova medição
              </Button>
            )}
          </>
        }
      />
      {query.isLoadingError && (
        <ErrorState
          message={query.error.message}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {(query.isPending || isOpenQuestion) && <MeasurementsSkeleton />}
      {summary && isEmpty && <NothingMeasured view={view} />}
      {summary && !isEmpty && !isOpenQuestion && (
        <>
          <BodyFigures summary={summary} view={view} />
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
            <WeightCard {...{ summary, view, cover }} />
            <div className="grid min-w-0 gap-6">
              <GoalCard summary={summary} />
              <MilestonesCard summary={summary} />
            </div>
          </div>
          <HistoryList history={history} view={view} />
        </>
      )}
      {summary && <Dialogs summary={summary} history={history} view={view} />}
    </AreFiguresCovered>
  );
}
