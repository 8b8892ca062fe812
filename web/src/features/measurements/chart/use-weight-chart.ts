import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { useMemo } from 'react';
import { dayOf, formatDay, formatInstant, formatMg, formatNumber } from '../../../lib/format.ts';
import { type Scale, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { lineGeometry } from '../../../ui/chart/line-geometry.ts';
import { summaryOf } from '../../../ui/chart/summary.ts';
import { doseLooks } from './dose-looks.ts';
import { outlineOf } from './marks.ts';
import { withGaps } from './with-gaps.ts';

interface Size {
  width: number;
  height: number;
}

/** Everything the chart draws, in the patient's unit. */
export function useWeightChart(summary: MeasurementSummary, isWeekly: boolean, { width, height }: Size) {
  const { weightUnit, timeZone } = useSession();
  const read = useMemo(
    () => readingsOf(summary, isWeekly, weightScale(weightUnit), timeZone),
    [summary, isWeekly, weightUnit, timeZone],
  );
  return useMemo(() => {
    const drawn = lineGeometry({
      points: read.points,
      trend: read.trend,
      ...(read.target !== null && { target: read.target }),
      width,
      height,
      formatTick: formatNumber,
    });
    const radius = radiusFor(drawn.dots.length);
    const clouds = read.looks.map((look) => ({
      ...look,
      path: drawn.dots
        .filter((_, index) => read.doses[index] === look.doseMg)
        .map((dot) => outlineOf(look.mark, dot, radius))
        .join(''),
    }));
    const stops = drawn.dots.map(({ x, y, value }, index) => ({
      key: String(index),
      x,
      y,
      value: read.format(value),
      name: read.names[index]!,
    }));
    return { ...read, drawn, clouds, stops, isDense: drawn.dots.length > MANY };
  }, [read, width, height]);
}

function readingsOf(
  { points, trend, targetWeight }: MeasurementSummary,
  isWeekly: boolean,
  { shown, unit }: Scale,
  zone: string,
) {
  const format = (value: number) => `${formatNumber(value)}\u00A0${unit}`;
  const days = points.map(({ at }) => dayOf(at, zone));
  const weighed = points.map(({ weight }, index) => ({ day: days[index]!, value: shown(weight) }));
  const smooth = trend.map(({ day, weight }) => ({ day, value: shown(weight) }));
  const trendOn = new Map(smooth.map(({ day, value }) => [day, format(value)]));
  const when = points.map(({ at }, index) =>
    isWeekly ? `Semana até ${formatDay(days[index]!)}` : formatInstant(at, zone),
  );
  return {
    unit,
    format,
    points: weighed,
    trend: withGaps(smooth),
    target: targetWeight === null ? null : shown(targetWeight),
    doses: points.map(({ doseMg }) => doseMg),
    looks: doseLooks(points),
    names: points.map(
      ({ doseMg }, index) => when[index]! + (doseMg === null ? '' : `, dose de ${formatMg(doseMg)}`),
    ),
    summary: summaryOf(weighed, format),
    columns: isWeekly
      ? ['Quando', 'Média da semana', 'Dose']
      : ['Quando', 'Peso', 'Tendência de 7 dias', 'Dose'],
    rows: points.map(({ at, doseMg }, index) => ({
      key: `${at}-${index}`,
      cells: [
        when[index]!,
        format(weighed[index]!.value),
        ...(isWeekly ? [] : [trendOn.get(days[index]!) ?? '—']),
        doseText(doseMg),
      ],
    })),
  };
}

const doseText = (doseMg: number | null) => (doseMg === null ? 'Sem dose registrada' : formatMg(doseMg));

/** From here on the marks touch each other. */
const MANY = 60;

function radiusFor(count: number): number {
  if (count > 300) return 2;
  return count > MANY ? 2.8 : 3.6;
}
