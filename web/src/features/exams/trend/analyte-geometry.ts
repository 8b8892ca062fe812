import type { Analyte } from '@leveza/contract/exams/analytes.ts';
import { dayTicks, msOf } from '../../../ui/chart/day-axis.ts';
import { linear } from '../../../ui/chart/linear.ts';
import { straightPath } from '../../../ui/chart/line-paths.ts';
import { gutterFor, PLOT } from '../../../ui/chart/plot.ts';
import { ticks as ticksOf } from '../../../ui/chart/ticks.ts';

type Drawn = Pick<Analyte, 'points' | 'treatmentStart' | 'doses'>;

interface Size {
  width: number;
  height: number;
  formatTick: (value: number) => string;
}

/** Where everything of an analyte's course goes, in pixels: its values, the band of each report, the treatment. */
export function analyteGeometry(
  { points, treatmentStart, doses }: Drawn,
  { width, height, formatTick }: Size,
) {
  const span = spanOf(points);
  const ticks = ticksOf(...span, PLOT.yTicks);
  const frame = {
    left: gutterFor(ticks.map(formatTick)),
    right: width - PLOT.right,
    top: PLOT.top,
    bottom: height - PLOT.bottom,
  };
  const y = linear(span, [frame.bottom, frame.top]);
  const days = points.map(({ date }) => date);
  const newest = days.at(-1)!;
  const first = [days[0]!, treatmentStart ?? newest].toSorted()[0]!;
  const isOneDay = first === newest;
  const x = isOneDay
    ? () => (frame.left + frame.right) / 2
    : linear([msOf(first), msOf(newest)], [frame.left, frame.right]);
  const at = (day: string) => Math.min(Math.max(x(msOf(day)), frame.left), frame.right);
  const within = (value: number | null, beyond: number) =>
    value === null ? beyond : Math.min(Math.max(y(value), frame.top), frame.bottom);
  const dots = points.map((point) => ({ point, x: at(point.date), y: y(point.amount) }));

  return {
    frame,
    yTicks: ticks.map((value) => ({ y: y(value), label: formatTick(value) })),
    xTicks: dayTicks(first, newest, frame.right - frame.left).map(({ day, label }) => ({
      x: at(day),
      label,
    })),
    dots,
    line: straightPath(dots),
    /** Each report's own range, as wide as the time around its value. */
    bands: dots.flatMap(({ point: { range }, x: middle }, index) => {
      if (!range) return [];
      const before = dots[index - 1]?.x;
      const after = dots[index + 1]?.x;
      const left = before === undefined ? frame.left : (before + middle) / 2;
      const right = after === undefined ? frame.right : (after + middle) / 2;
      const top = within(range.high, frame.top);
      return [{ x: left, y: top, width: right - left, height: within(range.low, frame.bottom) - top }];
    }),
    startX: treatmentStart !== null && treatmentStart <= newest ? at(treatmentStart) : null,
    doses: doses.filter(({ date }) => date <= newest).map((dose) => ({ dose, x: at(dose.date) })),
  };
}

/** The values, and as much of their ranges as does not flatten them. */
function spanOf(points: Drawn['points']): [number, number] {
  const amounts = points.map(({ amount }) => amount);
  const limits = points.flatMap(({ range }) =>
    [range?.low, range?.high].filter((one) => typeof one === 'number'),
  );
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max(high - low, Math.abs(high) * 0.3, 0.1);
  const near = limits.filter((limit) => limit >= low - room && limit <= high + room);
  const [bottom, top] = [Math.min(low, ...near), Math.max(high, ...near)];
  const margin = (top - bottom) * 0.1 || Math.abs(top) * 0.1 || 1;
  return [bottom - margin, top + margin];
}
