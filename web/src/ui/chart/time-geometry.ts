import { instantAt } from '@leveza/domain/time/instants.ts';
import { dayOf } from '../../lib/format.ts';
import { dayTicks } from './day-axis.ts';
import { linear } from './linear.ts';
import { gutterFor, type Frame, PLOT } from './plot.ts';
import { ticks as ticksOf } from './ticks.ts';

/** A value at an instant, in milliseconds. */
export interface TimeValue {
  at: number;
  value: number;
}

interface Input {
  past: readonly TimeValue[];
  ahead: readonly TimeValue[];
  marks: readonly TimeValue[];
  from: number;
  to: number;
  now: number;
  timeZone: string;
  /** How long one swing lasts; where it has no room to be seen, a band from its lowest to its highest is drawn. */
  swingMs: number;
  width: number;
  height: number;
  formatTick: (value: number) => string;
}

export interface TimeGeometry {
  frame: Frame;
  yTicks: { y: number; label: string }[];
  xTicks: { x: number; label: string }[];
  isBand: boolean;
  past: string;
  ahead: string;
  /** The surface under the past, or of the bands. */
  area: string;
  /** A short line at the foot of the chart for each mark, in one path: there may be hundreds. */
  markTicks: string;
  nowX: number;
  place: (point: TimeValue) => { x: number; y: number };
}

const MARK_HEIGHT = 7;
const HEADROOM = 1.08;
const SWING_ROOM = 12;

/** Where everything of a chart over time goes, in pixels. The scale starts at zero. */
export function timeGeometry(input: Input): TimeGeometry {
  const { past, ahead, marks, from, to, now, timeZone, swingMs, width, height, formatTick } = input;
  const highest = [...past, ...ahead].reduce((most, { value }) => Math.max(most, value), 0);
  const top = highest * HEADROOM || 1;
  const ticks = ticksOf(0, top, PLOT.yTicks);
  const frame = {
    left: gutterFor(ticks.map(formatTick)),
    right: width - PLOT.right,
    top: PLOT.top,
    bottom: height - PLOT.bottom,
  };
  const y = linear([0, top], [frame.bottom, frame.top]);
  const x = linear([from, to], [frame.left, frame.right]);
  const place = ({ at, value }: TimeValue) => ({ x: x(at), y: y(value) });
  const isBand = x(from + swingMs) - x(from) < SWING_ROOM;
  const draw = (points: readonly TimeValue[], foot: number | null) =>
    isBand ? drawBand(bandOf(points, swingMs), place) : drawLine(points.map(place), foot);
  const [before, after] = [draw(past, frame.bottom), draw(ahead, null)];

  return {
    frame,
    place,
    yTicks: ticks.map((value) => ({ y: y(value), label: formatTick(value) })),
    xTicks: dayTicks(
      dayOf(new Date(from), timeZone),
      dayOf(new Date(to), timeZone),
      frame.right - frame.left,
    ).map(({ day, label }) => ({ x: within(frame, x(instantAt(day, '00:00', timeZone).getTime())), label })),
    isBand,
    past: before.line,
    ahead: after.line,
    area: before.area + after.area,
    markTicks: marks.map(({ at }) => `M${round(x(at))} ${frame.bottom}v${-MARK_HEIGHT}`).join(''),
    nowX: x(now),
  };
}

/** Hundredths of a pixel cannot be seen, and their digits are bytes for the browser to parse. */
const round = (pixels: number) => Math.round(pixels * 10) / 10;

function path(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

interface Drawn {
  line: string;
  area: string;
}

interface Spot {
  x: number;
  y: number;
}

function drawLine(spots: readonly Spot[], foot: number | null): Drawn {
  const [first, last] = [spots[0], spots.at(-1)];
  const line = path(spots);
  const isFilled = first && last && foot !== null;
  return { line, area: isFilled ? `${line}L${round(last.x)} ${foot}L${round(first.x)} ${foot}Z` : '' };
}

interface Swing {
  low: TimeValue;
  high: TimeValue;
}

/** The lowest and the highest of each swing. */
function bandOf(points: readonly TimeValue[], swingMs: number): Swing[] {
  const swings = new Map<number, Swing>();
  const start = points[0]?.at ?? 0;
  for (const point of points) {
    const number = Math.floor((point.at - start) / swingMs);
    const { low, high } = swings.get(number) ?? { low: point, high: point };
    swings.set(number, {
      low: point.value < low.value ? point : low,
      high: point.value > high.value ? point : high,
    });
  }
  return [...swings.values()];
}

function drawBand(swings: readonly Swing[], place: (point: TimeValue) => Spot): Drawn {
  const top = swings.map(({ high }) => place(high));
  const foot = swings.map(({ low }) => place(low));
  const closed = [...top, ...foot.toReversed()];
  return { line: path(top) + path(foot), area: closed.length > 2 ? `${path(closed)}Z` : '' };
}

const within = ({ left, right }: Frame, x: number) => Math.min(Math.max(x, left), right);
