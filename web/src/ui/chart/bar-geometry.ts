import { scaleBand, scaleLinear } from 'd3-scale';
import { type Frame, gutterFor, PLOT } from './plot.ts';

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

/** Where everything of a bar chart goes, in pixels. Labels without room are left out evenly. */
export function barGeometry({ bars, target, width, height, formatTick }: Input): BarGeometry {
  const highest = Math.max(1e-9, target ?? 0, ...bars.map(({ value }) => value ?? 0));
  const y = scaleLinear().domain([0, highest]).nice(PLOT.yTicks);
  const ticks = y.ticks(PLOT.yTicks);
  const frame = {
    left: gutterFor(ticks.map(formatTick)),
    right: width - 4,
    top: PLOT.top,
    bottom: height - PLOT.bottom,
  };
  y.range([frame.bottom, frame.top]);

  const x = scaleBand()
    .domain(bars.map(({ key }) => key))
    .range([frame.left, frame.right])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const middleOf = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;

  const longest = Math.max(1, ...bars.map(({ label }) => label.length)) * LABEL_CHARACTER + LABEL_GAP;
  const every = Math.max(1, Math.ceil(longest / x.step()));

  return {
    frame,
    yTicks: ticks.map((value) => ({ y: y(value), label: formatTick(value) })),
    xTicks: bars
      .filter((_, index) => index % every === 0)
      .map(({ key, label }) => ({ x: middleOf(key), label })),
    columns: bars.map((bar) => {
      const top = y(bar.value ?? 0);
      const place = { x: x(bar.key) ?? 0, width: x.bandwidth(), middle: middleOf(bar.key) };
      return { bar, ...place, y: top, height: frame.bottom - top };
    }),
    targetY: target === undefined ? undefined : y(target),
  };
}
