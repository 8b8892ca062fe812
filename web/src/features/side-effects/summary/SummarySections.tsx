import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonCard } from '../../../ui/SkeletonCard.tsx';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { useSummary } from '../use-summary.ts';
import { InsightLead } from './InsightLead.tsx';
import { Patterns } from './Patterns.tsx';
import { TypeSummary } from './TypeSummary.tsx';
import { WeekFacts } from './WeekFacts.tsx';

/** A summary of the records: when effects come, and which. */
export function SummarySections({ view }: { view: SideEffectsView }) {
  const { data, isPending, isLoadingError, error, refetch, isFetching } = useSummary();
  if (isPending) return <SkeletonCard />;
  if (isLoadingError) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return null;
  const { week, byType, patterns } = data.data;
  return (
    <div className="grid min-w-0 gap-6">
      <InsightLead summary={data.data} view={view} />
      <WeekFacts week={week} />
      {patterns.length > 1 && <Patterns patterns={patterns.slice(1)} />}
      {byType.length > 0 && <TypeSummary byType={byType} />}
    </div>
  );
}
