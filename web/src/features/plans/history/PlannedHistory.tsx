import { listDoses } from '@leveza/contract/plans/doses.ts';
import { listPlans, type Plan } from '@leveza/contract/plans/plans.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { type HistoryFilter, historyDoses } from './history-doses.ts';
import { daysOfPart } from './history-days.ts';
import { HistoryDose } from './HistoryDose.tsx';

/** Doses seen before 'Ver todas' is pressed. */
const HANDFUL = 7;

/** Doses of plans in the history: a handful at first, then a month at a time, as far back as the first dose. */
export function PlannedHistory(filter: HistoryFilter) {
  const today = useToday();
  const [months, setMonths] = useState(1);
  const [isAllShown, setAllShown] = useState(false);
  const { data: plans } = useQuery(read(listPlans, {}));
  if (!plans) return null;
  return (
    <div className="grid gap-4">
      {Array.from({ length: months }, (_, n) => daysOfPart(today, n)).map(({ from, to }, n) => (
        <Stretch
          key={from}
          from={from}
          to={to}
          filter={filter}
          plans={plans.data}
          onShowAll={isAllShown ? undefined : () => setAllShown(true)}
          onShowOlder={n === months - 1 ? () => setMonths(months + 1) : undefined}
        />
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
  /** The way to older ones, below the last dose. */
  onShowOlder: (() => void) | undefined;
}

function Stretch({ from, to, filter, plans, onShowAll, onShowOlder }: StretchProps) {
  const query = useQuery(read(listDoses, { query: { from, to } }));
  const title = `De ${formatDay(from)} a ${formatDay(to)}`;
  if (query.isLoadingError) {
    return <ErrorState query={query} />;
  }
  if (!query.data) return <SkeletonList rows={3} />;
  const { data, since } = query.data;
  const doses = historyDoses(data, filter);
  const isHandful = onShowAll !== undefined && doses.length > HANDFUL;
  const shown = isHandful ? doses.slice(0, HANDFUL) : doses;
  return (
    <>
      {doses.length === 0 ? (
        <p className="text-sm text-ink-soft">{title}: nenhuma dose.</p>
      ) : (
        <RecordGroup
          title={title}
          label={`Doses ${title.toLowerCase()}`}
          rest={isHandful ? { words: 'Ver todas', onShow: onShowAll } : null}
        >
          {shown.map((dose) => (
            <HistoryDose
              key={dose.recordId ?? `${dose.planId} ${dose.plannedAt}`}
              dose={dose}
              plans={plans}
            />
          ))}
        </RecordGroup>
      )}
      {!isHandful && onShowOlder && since !== null && since < from && (
        <Button variant="secondary" className="justify-self-center" onPress={onShowOlder}>
          Ver mais
        </Button>
      )}
    </>
  );
}
