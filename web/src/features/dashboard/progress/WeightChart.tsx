import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { useMemo } from 'react';
import { dayOf, formatNumber } from '../../../lib/format.ts';
import { weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { LineChart } from '../../../ui/chart/LineChart.tsx';

export function WeightChart({ weights }: { weights: Dashboard['weights'] }) {
  const { timeZone, weightUnit } = useSession();
  const { unit } = weightScale(weightUnit);
  const points = useMemo(() => {
    // The later of two weighings on one day is drawn.
    const byDay = new Map(weights.map(({ at, weight }) => [dayOf(at, timeZone), weight]));
    return [...byDay].map(([day, kg]) => ({ day, value: weightScale(weightUnit).shown(kg) }));
  }, [weights, timeZone, weightUnit]);
  return (
    <LineChart
      label={`Peso em ${unit}`}
      points={points}
      height={88}
      isCompact
      format={(value) => `${formatNumber(value)}\u00A0${unit}`}
    />
  );
}
