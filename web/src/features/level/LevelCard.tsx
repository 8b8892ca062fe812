import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { NO_APPLICATIONS } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SegmentedControl } from '../../ui/form/SegmentedControl.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { levelQuery, USUAL_PERIOD } from './level-query.ts';
import { LevelCurve } from './LevelCurve.tsx';
import { type Period, PERIODS, ratesOf, WHY_NOT } from './level-words.ts';

/** How much of the medicine is in the body, as far as published figures can say. */
export function LevelCard() {
  const [period, setPeriod] = useState<Period>(USUAL_PERIOD);
  const level = useQuery({
    ...levelQuery(period),
    placeholderData: keepPreviousData,
  });
  const data = level.data?.data;
  const rates = useMemo(() => (data ? ratesOf(data) : null), [data]);
  return (
    <Card title="Nível estimado" subtitle="Estimativa, não é exame.">
      {level.isLoadingError && <ErrorState query={level} />}
      {level.isPending && <LevelSkeleton />}
      {data && (data.why !== null || rates === null) && (
        <EmptyState scene={NO_APPLICATIONS}>{WHY_NOT[data.why ?? 'unknown-product']}</EmptyState>
      )}
      {data && data.why === null && rates && (
        <>
          {data.missingBefore && (
            <Notice tone="info">
              Faltam aqui as aplicações de antes de {formatDay(data.missingBefore)}: o nível real é maior.{' '}
              <Link to="/applications" search={{ open: 'past' }}>
                Lançar aplicações anteriores
              </Link>
            </Notice>
          )}
          <SegmentedControl
            label="Período"
            isLabelHidden
            options={PERIODS}
            value={period}
            onChange={setPeriod}
            className="w-full sm:max-w-md"
          />
          <LevelCurve level={{ ...data, rates }} period={period} />
        </>
      )}
    </Card>
  );
}

function LevelSkeleton() {
  return (
    <div aria-hidden className="grid gap-3">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-60 rounded-xl" />
    </div>
  );
}
