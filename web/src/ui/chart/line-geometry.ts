import { dayTicks, msOf } from './day-axis.ts';
import { smoothPath, straightPath } from './line-paths.ts';
import { linear } from './linear.ts';
import { gutterFor, type Frame, PLOT } from './plot.ts';
import { ticks as ticksOf } from './ticks.ts';

/** A day and what was measured on it; `null` is a gap the line does not bridge. */
export interface DayValue {
  day: string;
  value: number | null;
  /** Where the course begins, as the patient says: marked, and told apart from what was measured. */
  isStart?: boolean;
}

interface Input {
  points: readonly DayValue[];
  trend?: readonly DayValue[];
  target?: number;
  width: number;
  height: number;
  formatTick: (value: number) => string;
}

export interface LineGeometry {
  frame: Frame;
  yTicks: { y: number; label: string }[];
  xTicks: { x: number; label: string }[];
  /** The points that exist, in order, where they stand. */
  dots: { day: string; value: number; isStart: boolean; x: number; y: number }[];
  line: string;
  trend: string;
  targetY: number | undefined;
  /** Where a target lies that is outside of the data. */
  targetBeyond: 'above' | 'below' | undefined;
}

/** The height of a label of the scale; closer ones would touch in a low chart. */
const LABEL_HEIGHT = 16;

/** Where everything of a line chart goes, in pixels. */
export function lineGeometry({ points, trend = [], target, width, height, formatTick }: Input): LineGeometry {
  const measured = points.filter((point): point is DayValue & { value: number } => point.value !== null);
  const values = [...measured, ...trend].flatMap(({ value }) => (value === null ? [] : [value]));
  // A target beyond the data is a mark in the margin: stretching the axis to it would flatten the course.
  const range = padded(values.length === 0 && target !== undefined ? [target] : values);
  const isTargetDrawn = target !== undefined && target >= range[0] && target <= range[1];
  const ticks = withRoom(ticksOf(...range, PLOT.yTicks), range, height - PLOT.top - PLOT.bottom);
  const frame = {
    left: gutterFor(ticks.map(formatTick)),
    right: width - PLOT.right,
    top: PLOT.top,
    bottom: height - PLOT.bottom,
  };
  const y = linear(range, [frame.bottom, frame.top]);

  const days = [...points, ...trend].map(({ day }) => day).toSorted();
  const first = days[0] ?? '2000-01-01';
  const last = days.at(-1) ?? first;
  const x = linear(
    [msOf(first), first === last ? msOf(first) + 1 : msOf(last)],
    first === last ? [(frame.left + frame.right) / 2, frame.right] : [frame.left, frame.right],
  );

  const spots = (series: readonly DayValue[]) =>
    series.map(({ day, value }) => (value === null ? null : { x: x(msOf(day)), y: y(value) }));

  return {
    frame,
    yTicks: ticks.map((value) => ({ y: y(value), label: formatTick(value) })),
    xTicks: dayTicks(first, last, frame.right - frame.left).map(({ day, label }) => ({
      x: x(msOf(day)),
      label,
    })),
    dots: measured.map(({ day, value, isStart = false }) => ({
      day,
      value,
      isStart,
      x: x(msOf(day)),
      y: y(value),
    })),
    line: straightPath(spots(points)),
    trend: smoothPath(spots(trend)),
    targetY: isTargetDrawn ? y(target) : undefined,
    targetBeyond: target === undefined || isTargetDrawn ? undefined : target < values[0]! ? 'below' : 'above',
  };
}

function padded(values: number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = (high - low) * 0.08 || Math.abs(high) * 0.05 || 1;
  return [low - margin, high + margin];
}

/** Every one where there is room, else every second or third. */
function withRoom(ticks: number[], [low, high]: readonly [number, number], height: number): number[] {
  const apart = ((ticks[1]! - ticks[0]!) / (high - low)) * height;
  const each = ticks.length > 1 ? Math.max(1, Math.ceil(LABEL_HEIGHT / apart)) : 1;
  return ticks.filter((_, index) => index % each === 0);
}
