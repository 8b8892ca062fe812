import type { MeasurementSummary, WeightPoint } from '@leveza/contract/measurements.ts';
import { useMemo } from 'react';
import { dayOf, formatDay, formatInstant, formatNumber } from '../../../lib/format.ts';
import { type Scale, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { lineGeometry } from '../../../ui/chart/line-geometry.ts';
import { dayName } from '../../../ui/chart/StartMark.tsx';
import { courseSummary } from '../../../ui/chart/summary.ts';
import { type DoseLook, doseLooks, keyOf } from '../../../ui/dose/dose-looks.ts';
import { outlineOf } from '../../../ui/dose/marks.ts';
import { pointWords } from './point-words.ts';
import { withGaps } from './with-gaps.ts';

interface Size {
  width: number;
  height: number;
}

/** Everything the chart draws, in the patient's unit. */
export function useWeightChart(summary: MeasurementSummary, { width, height }: Size) {
  const { weightUnit, timeZone } = useSession();
  const read = useMemo(
    () => readingsOf(summary, weightScale(weightUnit), timeZone),
    [summary, weightUnit, timeZone],
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
    const weighings = drawn.dots.filter(({ isStart }) => !isStart);
    const clouds = read.legend.map((look) => ({
      ...look,
      path: weighings
        .filter((_, index) => read.looks[index] === look)
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
    const start = drawn.dots.find(({ isStart }) => isStart);
    return {
      ...read,
      drawn,
      clouds,
      stops,
      start,
      firstWeighing: weighings[0],
      isDense: drawn.dots.length > MANY,
    };
  }, [read, width, height]);
}

function readingsOf(summary: MeasurementSummary, { shown, unit }: Scale, zone: string) {
  const { points, trend, start, targetWeight, daysPerPoint } = summary;
  const areAverages = daysPerPoint !== null;
  const { column, until } = pointWords(daysPerPoint);
  const format = (value: number) => `${formatNumber(value)}\u00A0${unit}`;
  const days = points.map(({ at }) => dayOf(at, zone));
  const weighed = points.map(({ weight }, index) => ({ day: days[index]!, value: shown(weight) }));
  const smooth = areAverages ? weighed : trend.map(({ day, weight }) => ({ day, value: shown(weight) }));
  const trendOn = new Map(smooth.map(({ day, value }) => [day, format(value)]));
  const when = points.map(({ at }, index) =>
    until ? `${until} ${formatDay(days[index]!)}` : formatInstant(at, zone),
  );
  const looks = looksOf(summary);
  return {
    unit,
    format,
    points: start ? [{ day: start.day, value: shown(start.weight), isStart: true }, ...weighed] : weighed,
    trend: withGaps(smooth, daysPerPoint ?? 1),
    target: targetWeight === null ? null : shown(targetWeight),
    looks,
    // From the first in use on.
    legend: [...new Set(looks)],
    names: [
      ...(start ? [dayName({ day: start.day, isStart: true })] : []),
      ...when.map((text, index) => text + (looks[index]!.isDose ? `, ${spoken(looks[index]!)}` : '')),
    ],
    summary: courseSummary(courseIn(summary, shown, zone), format),
    columns: ['Quando', column, ...(areAverages ? [] : ['Tendência de 7 dias']), 'Dose'],
    rows: [
      ...(start ? [startRow(start.day, format(shown(start.weight)), areAverages)] : []),
      ...points.map(({ at }, index) => ({
        key: `${at}-${index}`,
        cells: [
          when[index]!,
          format(weighed[index]!.value),
          ...(areAverages ? [] : [trendOn.get(days[index]!) ?? '—']),
          looks[index]!.short,
        ],
      })),
    ],
  };
}

const startRow = (day: string, weight: string, areAverages: boolean) => ({
  key: 'start',
  cells: [dayName({ day, isStart: true }), weight, ...(areAverages ? [] : ['—']), '—'],
});

/** The course in words names the start and weighings, even where the points are averages. */
function courseIn({ course, points, start }: MeasurementSummary, shown: Scale['shown'], zone: string) {
  if (!course) return null;
  const { first, last, lowest, highest } = course;
  const pointOf = ({ at, weight }: WeightPoint) => ({ day: dayOf(at, zone), value: shown(weight) });
  const all = start ? [lowest, highest, start.weight] : [lowest, highest];
  return {
    first: start ? { day: start.day, value: shown(start.weight), isStart: true } : pointOf(first),
    last: start || points.length > 1 ? pointOf(last) : null,
    lowest: shown(Math.min(...all)),
    highest: shown(Math.max(...all)),
  };
}

interface PointLook extends DoseLook {
  isDose: boolean;
}

/** How each point looks, by the dose in use at its time. */
function looksOf({ points, doses }: MeasurementSummary): PointLook[] {
  const looks = doseLooks(doses);
  const ofDoses = doses.map((dose): PointLook => ({ ...looks.get(keyOf(dose))!, isDose: true }));
  const without: PointLook = {
    label: doses.length > 0 ? 'Sem dose registrada' : 'Pesagens',
    short: 'Sem dose registrada',
    look: 'fill-empty',
    isHollow: false,
    mark: 'circle',
    isDose: false,
  };
  return points.map(({ dose }) => (dose === null ? without : ofDoses[dose]!));
}

const spoken = ({ label }: PointLook) => label.replace(/^Dose/, 'dose');

/** From here on the marks touch each other. */
const MANY = 60;

function radiusFor(count: number): number {
  if (count > 300) return 2;
  return count > MANY ? 2.8 : 3.6;
}
