import { type ReactNode, useMemo, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Axes } from './Axes.tsx';
import { type Mark, outlineOf } from '../dose/marks.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartRow } from './ChartTable.tsx';
import { LegendItem } from './LegendItem.tsx';
import { PointReader } from './PointReader.tsx';
import { ReadLine } from './ReadLine.tsx';
import { timeGeometry, type TimeValue } from './time-geometry.ts';
import { useWidth } from './use-width.ts';

interface NamedValue extends TimeValue {
  /** When it is, as the patient reads it. */
  name: string;
}

interface Marked extends TimeValue {
  look: string;
  mark: Mark;
}

export interface TimeChartProps {
  label: string;
  summary: string;
  /** Past values are drawn solid and projected ones dashed; each list is in order. */
  past: { label: string; points: readonly TimeValue[] };
  ahead: { label: string; points: readonly TimeValue[] };
  /** Events on the line, each shown at the foot of the chart too; `legend` says what their looks mean. */
  marks: { label: string; points: readonly Marked[]; legend?: ReactNode };
  from: number;
  to: number;
  now: number;
  timeZone: string;
  /** How long one swing of the line lasts. */
  swingMs: number;
  /** The points that are read one by one; the line itself may have many more. */
  readings: readonly NamedValue[];
  columns: readonly string[];
  rows: readonly ChartRow[];
  unit: string;
  format: (value: number) => string;
  height?: number;
}

const MANY = 40;

/** A quantity over time, up to now and beyond. */
export function TimeChart(props: TimeChartProps) {
  const { label, past, ahead, marks, from, to, now, timeZone, swingMs, readings, format } = props;
  const { height = 240 } = props;
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);

  const drawn = useMemo(
    () =>
      timeGeometry({
        past: past.points,
        ahead: ahead.points,
        marks: marks.points,
        from,
        to,
        now,
        timeZone,
        swingMs,
        width,
        height,
        formatTick: formatNumber,
      }),
    [past.points, ahead.points, marks.points, from, to, now, timeZone, swingMs, width, height],
  );
  const points = useMemo(
    () =>
      readings.map((reading) => ({
        key: String(reading.at),
        ...drawn.place(reading),
        value: format(reading.value),
        name: reading.name,
      })),
    [readings, drawn, format],
  );
  const { frame, nowX } = drawn;
  const marked = read === null ? undefined : points[read];

  return (
    <ChartFrame
      label={label}
      summary={props.summary}
      columns={props.columns}
      rows={props.rows}
      isEmpty={past.points.length === 0 && ahead.points.length === 0}
      legend={
        <>
          <LegendItem look="line">{past.label}</LegendItem>
          {ahead.points.length > 0 && <LegendItem look="dashed">{ahead.label}</LegendItem>}
          {drawn.isBand && <LegendItem look="band">Do mais baixo ao mais alto</LegendItem>}
          {marks.points.length > 0 && <LegendItem look="tick">{marks.label}</LegendItem>}
          {!drawn.isBand && marks.legend}
        </>
      }
    >
      <div ref={box} className="relative min-w-0" style={{ height }}>
        <svg aria-hidden width={width} height={height} className="absolute inset-0 overflow-visible">
          <Axes {...drawn} />
          <text x={frame.left - 8} y={-2} dy="0.32em" textAnchor="end" className="fill-ink-faint text-xs">
            {props.unit}
          </text>
          <path d={drawn.area} className={drawn.isBand ? 'fill-brand/25' : 'fill-brand/10'} />
          {nowX > frame.left && nowX < frame.right && (
            <line x1={nowX} x2={nowX} y1={frame.top} y2={frame.bottom} className="stroke-line-strong" />
          )}
          <path d={drawn.past} className="fill-none stroke-brand stroke-2 [stroke-linejoin:round]" />
          <path
            d={drawn.ahead}
            className="fill-none stroke-brand stroke-2 [stroke-dasharray:5_4] [stroke-linejoin:round]"
          />
          <path
            d={drawn.markTicks}
            className={`fill-none stroke-ink-soft ${drawn.isBand ? 'stroke-[0.5]' : 'stroke-[1.5]'}`}
          />
          {!drawn.isBand &&
            marks.points.map((point) => (
              <path
                key={point.at}
                d={outlineOf(point.mark, drawn.place(point), marks.points.length > MANY ? 2.5 : 4)}
                className={`${point.look} ${point.at > now ? 'opacity-50' : ''}`}
              />
            ))}
          {marked && (
            <>
              <ReadLine x={marked.x} frame={frame} />
              <circle cx={marked.x} cy={marked.y} r={5.5} className="fill-brand stroke-surface stroke-2" />
            </>
          )}
        </svg>
        <PointReader label={label} points={points} width={width} height={height} onRead={setRead} />
      </div>
    </ChartFrame>
  );
}
