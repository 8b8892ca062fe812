import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { changedFrom } from '@leveza/domain/measurements/period-change.ts';
import type { WeightUnit } from '@leveza/domain/profile/units.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { Suspense } from 'react';
import type { Cover } from '../../../lib/use-cover.ts';
import { lazyShown } from '../../../lib/lazy-shown.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { CoverButton } from '../../../ui/CoverButton.tsx';
import { COVERED } from '../../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { changeText } from '../figures/change-text.ts';
import { isLow } from '../is-low.ts';
import type { MeasurementsView } from '../use-measurements-view.ts';

const WeightChart = lazyShown(() => import('./WeightChart.tsx'), 'WeightChart');

const PERIODS = [
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
  { value: 'all', label: 'Tudo' },
] as const satisfies readonly { value: ChartPeriod; label: string }[];

interface Props {
  summary: MeasurementSummary;
  view: MeasurementsView;
  cover: Cover;
}

/** The course of the weight over a period of the patient's choice. */
export function WeightCard({ summary, view, cover }: Props) {
  const { weightUnit, timeZone } = useSession();
  if (cover.isCovered) {
    return (
      <Card title="Evolução do peso">
        <EmptyState scene={COVERED} action={<CoverButton cover={cover} />}>
          O gráfico está coberto, como você pediu.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title="Evolução do peso" subtitle={courseText(summary, weightUnit, timeZone)}>
      <SegmentedControl
        label="Período"
        isLabelHidden
        options={PERIODS}
        value={view.period ?? summary.period}
        onChange={view.setPeriod}
        className="w-full sm:max-w-md"
      />
      <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
        <WeightChart summary={summary} />
      </Suspense>
    </Card>
  );
}

/** The course in one line: '8 kg a menos neste período'. A loss that went too far is drawn, and not led with. */
function courseText(summary: MeasurementSummary, unit: WeightUnit, zone: string): string | undefined {
  const { course, start } = summary;
  if (!course || isLow(summary)) return undefined;
  const dayOf = ({ at, weight }: typeof course.last) => ({ day: dayIn(zone, new Date(at)), weight });
  const from = changedFrom({ start, first: dayOf(course.first), last: dayOf(course.last) });
  return from ? `${changeText(course.last.weight - from.weight, unit)} neste período` : undefined;
}
