import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../../ui/SkeletonCard.tsx';
import { useSummary } from '../use-summary.ts';
import { Patterns } from './Patterns.tsx';
import { TypeSummary } from './TypeSummary.tsx';
import { WeekStats } from './WeekStats.tsx';

/** The last week and the last months at a glance. */
export function SummarySections() {
  const { data, isPending, isLoadingError, error, refetch, isFetching } = useSummary();
  if (isPending) return <SkeletonCard />;
  if (isLoadingError) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return null;
  const { week, byType, patterns } = data.data;
  return (
    <>
      <WeekStats week={week} />
      {patterns.length > 0 && <Patterns patterns={patterns} />}
      {byType.length > 0 && <TypeSummary byType={byType} />}
    </>
  );
}
