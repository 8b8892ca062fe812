import { listApplications } from '@leveza/contract/applications/applications.ts';
import { listWellbeing } from '@leveza/contract/nutrition/wellbeing.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePastLevel } from '../../level/shared/use-past-level.ts';
import { WellbeingChart } from './WellbeingChart.tsx';

const DAYS = 28;
/** Three doses a day would still fit. */
const MOST_DOSES = 100;

/** The four weeks up to a day: what was felt beside the doses and the estimated level. */
export function WellbeingWeeks({ to }: { to: string }) {
  const from = addDays(to, 1 - DAYS);
  const felt = useQuery(read(listWellbeing, { query: { from, to } }));
  const applied = useQuery(read(listApplications, { query: { from, to, limit: MOST_DOSES } }));
  const level = usePastLevel(from, to);
  const reads = [felt, applied, level];
  const failed = reads.find(({ isLoadingError }) => isLoadingError);
  if (failed)
    return (
      <ErrorState
        message={failed.error!.message}
        onRetry={() => reads.filter(({ isError }) => isError).forEach((each) => void each.refetch())}
        isRetrying={reads.some(({ isFetching }) => isFetching)}
      />
    );
  if (!felt.data || !applied.data || level.isLoading) return <Skeleton className="h-80 rounded-xl" />;
  if (felt.data.data.length === 0)
    return (
      <p className="text-pretty text-ink-soft">
        Responda “Como foi o dia”, na aba Dia, e veja aqui quatro semanas de fome, vontade de comer, saciedade
        e energia ao lado das suas doses.
      </p>
    );
  return (
    <div className="grid gap-2">
      <WellbeingChart
        from={from}
        to={to}
        days={felt.data.data}
        doses={applied.data.data}
        level={level.past}
      />
      {level.past && (
        <p className="text-xs text-pretty text-ink-soft">
          O nível é uma estimativa, não é exame. As linhas lado a lado não dizem o que causa o quê.
        </p>
      )}
    </div>
  );
}
