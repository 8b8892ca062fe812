import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import { addDays, type Day } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { type HistoryFilter, historyDoses } from './history-doses.ts';
import { HistoryDose } from './HistoryDose.tsx';

/** So many days at a time; of those to come, a week. */
const DAYS = 30;
const DAYS_AHEAD = 7;
/** Doses seen before 'Ver todas' is pressed. */
const HANDFUL = 7;

/** Doses of plans in the history: a handful at first, then a month at a time, as far back as the first plan. */
export function PlannedHistory(filter: HistoryFilter) {
  const today = useToday();
  const [months, setMonths] = useState(1);
  const [isAllShown, setAllShown] = useState(false);
  const { data: plans } = useQuery(read(listPlans, {}));
  const first = plans?.data.map(({ startDate }) => startDate).toSorted()[0];
  const starts = Array.from({ length: months }, (_, n) => addDays(today, 1 - DAYS * (n + 1)));
  if (!plans || first === undefined) return null;
  return (
    <div className="grid gap-4">
      {starts.map((from, n) => (
        <Stretch
          key={from}
          from={from}
          to={n === 0 ? addDays(today, DAYS_AHEAD) : addDays(from, DAYS - 1)}
          filter={filter}
          plans={plans.data}
          onShowAll={isAllShown ? undefined : () => setAllShown(true)}
        >
          {n === months - 1 && first < from && (
            <Button variant="secondary" className="justify-self-center" onPress={() => setMonths(months + 1)}>
              Carregar mais
            </Button>
          )}
        </Stretch>
      ))}
    </div>
  );
}

interface StretchProps {
  from: Day;
  to: Day;
  filter: HistoryFilter;
  plans: readonly Plan[];
  /** Undefined once every dose is to be shown. */
  onShowAll: (() => void) | undefined;
  /** Below the last dose: the way to older ones. */
  children: ReactNode;
}

function Stretch({ from, to, filter, plans, onShowAll, children }: StretchProps) {
  const query = useQuery(read(listDoses, { query: { from, to } }));
  const title = `De ${formatDay(from)} a ${formatDay(to)}`;
  if (query.isLoadingError) {
    return (
      <ErrorState
        message={query.error.message}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <SkeletonList rows={3} />;
  const doses = historyDoses(query.data.data, filter);
  const isHandful = onShowAll !== undefined && doses.length > HANDFUL;
  const shown = isHandful ? doses.slice(0, HANDFUL) : doses;
  return (
    <>
      {doses.length === 0 ? (
        <p className="text-sm text-ink-soft">{title}: nenhuma dose.</p>
      ) : (
        <RecordGroup title={title} label={`Doses ${title.toLowerCase()}`}>
          {shown.map((dose) => (
            <HistoryDose
              key={dose.recordId ?? `${dose.planId} ${dose.plannedAt}`}
              dose={dose}
              plans={plans}
            />
          ))}
        </RecordGroup>
      )}
      {isHandful ? (
        <Button variant="secondary" className="justify-self-center" onPress={onShowAll}>
          Ver todas
        </Button>
      ) : (
        children
      )}
    </>
  );
}
