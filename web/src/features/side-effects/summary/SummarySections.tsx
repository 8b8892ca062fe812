import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { useSummary } from '../use-summary.ts';
import { InsightLead } from './InsightLead.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { TypeSummary } from './TypeSummary.tsx';
import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { CalendarDays } from 'lucide-react';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { patternText, effectName, meanText } from '../effect-words.ts';
import { FactLine } from '../../../ui/FactLine.tsx';

/** A summary of the records: when effects come, and which. */
export function SummarySections({ view }: { view: SideEffectsView }) {
  const { data, isPending, isLoadingError, error, refetch, isFetching } = useSummary();
  if (isPending) return <SummarySkeleton />;
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

/** Further patterns beside the one that leads. */
function Patterns({ patterns }: Pick<SideEffectSummary, 'patterns'>) {
  return (
    <RecordList label="Também em relação à dose">
      {patterns.map((pattern) => (
        <Row
          key={patternText(pattern)}
          icon={CalendarDays}
          title={patternText(pattern)}
          detail={`Depois de ${pattern.cycles} doses diferentes.`}
        />
      ))}
    </RecordList>
  );
}

/** The last seven days in one line. */
function WeekFacts({ week }: { week: SideEffectSummary['week'] }) {
  const { count, meanIntensity, commonest, strong } = week;
  return (
    <FactLine
      facts={[
        { label: count === 1 ? 'efeito em 7 dias' : 'efeitos em 7 dias', value: count },
        ...(meanIntensity === null ? [] : [{ label: 'em média', value: meanText(meanIntensity) }]),
        ...(commonest ? [{ label: 'o mais comum', value: effectName(commonest) }] : []),
        ...(strong > 0
          ? [{ label: strong === 1 ? 'intenso ou mais' : 'intensos ou mais', value: strong }]
          : []),
      ]}
    />
  );
}
