import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { useMemo } from 'react';
import { dayOf, formatNumber } from '../../../lib/format.ts';
import { weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { endsSummary } from '../../../ui/chart/summary.ts';

/** The server sends no more points: where there are so many, they may be chosen among more. */
const MOST_POINTS = 8;

export function WeightChart({ weights, start }: Pick<Dashboard, 'weights' | 'start'>) {
  const { timeZone, weightUnit } = useSession();
  const { unit } = weightScale(weightUnit);
  const points = useMemo(() => {
    // The later of two weighings on one day is drawn.
    const byDay = new Map(weights.map(({ at, weight }) => [dayOf(at, timeZone), weight]));
    const { shown } = weightScale(weightUnit);
    return [
      ...(start ? [{ day: start.day, value: shown(start.weight), isStart: true }] : []),
      ...[...byDay].map(([day, kg]) => ({ day, value: shown(kg) })),
    ];
  }, [weights, start, timeZone, weightUnit]);
  const format = (value: number) => `${formatNumber(value)}\u00A0${unit}`;
  const [first, last] = [points[0], points.at(-1)];
  const isChosen = weights.length + (start ? 1 : 0) >= MOST_POINTS;
  return (
    <LineChart
      label={`Peso em ${unit}`}
      points={points}
      height={72}
      isCompact
      format={format}
      {...(isChosen && first && last && { summary: endsSummary({ first, last }, format) })}
    />
  );
}
