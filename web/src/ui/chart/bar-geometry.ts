import { linear } from './linear.ts';
import { type Frame, gutterFor, PLOT } from './plot.ts';
import { ticks as ticksOf } from './ticks.ts';

export interface Bar {
  key: string;
  /** Short, under the bar. */
  label: string;
  /** Whole, in the table and when read out; the short one if absent. */
  name?: string;
  /** Zero or more; `null` where nothing was recorded. */
  value: number | null;
  level?: 'brand' | 'ok' | 'low' | 'critical' | 'empty';
}

interface Input {
  bars: readonly Bar[];
  target?: number;
  width: number;
  height: number;
  formatTick: (value: number) => string;
}

export interface BarGeometry {
  frame: Frame;
  yTicks: { y: number; label: string }[];
  xTicks: { x: number; label: string }[];
  columns: { bar: Bar; x: number; y: number; width: number; height: number; middle: number }[];
  targetY: number | undefined;
}

const LABEL_CHARACTER = 6;
const LABEL_GAP = 4;
/** The share of a bar's place that stays free. */
const FREE = 0.28;

/** Where everything of a bar chart goes, in pixels. Labels without room are left out evenly. */
export function barGeometry({ bars, target, width, height, formatTick }: Input): BarGeometry {
  const highest = Math.max(1e-9, target ?? 0, ...bars.map(({ value }) => value ?? 0));
  const top = roundTop(highest);
  const ticks = ticksOf(0, top, PLOT.yTicks);
  const frame = {
    left: gutterFor(ticks.map(formatTick)),
    right: width - 4,
    top: PLOT.top,
    bottom: height - PLOT.bottom,
  };
  const y = linear([0, top], [frame.bottom, frame.top]);
  const place = (frame.right - frame.left) / Math.max(1, bars.length);
  const middleOf = (index: number) => frame.left + place * (index + 0.5);
  const barWidth = place * (1 - FREE);

  const longest = Math.max(1, ...bars.map(({ label }) => label.length)) * LABEL_CHARACTER + LABEL_GAP;
  const every = Math.max(1, Math.ceil(longest / place));

  return {
    frame,
    yTicks: ticks.map((value) => ({ y: y(value), label: formatTick(value) })),
    xTicks: bars
      .map(({ label }, index) => ({ x: middleOf(index), label }))
      .filter((_, index) => index % every === 0),
    columns: bars.map((bar, index) => {
      const middle = middleOf(index);
      const end = y(bar.value ?? 0);
      return { bar, x: middle - barWidth / 2, y: end, width: barWidth, height: frame.bottom - end, middle };
    }),
    targetY: target === undefined ? undefined : y(target),
  };
}

/** The round value at or above the highest one: the axis ends on a label. */
function roundTop(highest: number): number {
  const steps = ticksOf(0, highest, PLOT.yTicks);
  const last = steps.at(-1)!;
  if (last >= highest) return highest;
  // The steps of the longer axis may be longer too. A sum such as 0.4 + 0.2 lies beside its round value.
  return roundTop(Number((last + steps[1]!).toPrecision(12)));
}
