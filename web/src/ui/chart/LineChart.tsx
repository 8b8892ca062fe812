import { useMemo, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Axes } from './Axes.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { LegendItem } from './LegendItem.tsx';
import { type DayValue, lineGeometry } from './line-geometry.ts';
import { PointReader } from './PointReader.tsx';
import { ReadLine } from './ReadLine.tsx';
import { dayName, StartMark } from './StartMark.tsx';
import { summaryOf } from './summary.ts';
import { TargetLegend } from './TargetLegend.tsx';
import { TargetMark } from './TargetMark.tsx';
import { useWidth } from './use-width.ts';

export interface LineChartProps {
  label: string;
  /** In order of day; a `null` value leaves a gap. */
  points: readonly DayValue[];
  /** A smoothed line through the points, which are then drawn alone. */
  trend?: { label: string; points: readonly DayValue[] };
  target?: { label: string; value: number };
  /** A value as the patient reads it, with its unit. */
  format?: (value: number) => string;
  formatTick?: (value: number) => string;
  summary?: string;
  height?: number;
  /** Without a visible title and button, where the words around it say what it shows. */
  isCompact?: boolean;
}

export function LineChart(props: LineChartProps) {
  const {
    label,
    points,
    trend,
    target,
    format = formatNumber,
    formatTick = formatNumber,
    height = 220,
  } = props;
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);

  const drawn = useMemo(
    () => lineGeometry({ points, trend: trend?.points, target: target?.value, width, height, formatTick }),
    [points, trend, target, width, height, formatTick],
  );
  const { frame, dots } = drawn;
  const marked = read === null ? undefined : dots[read];
  const rows = points.map(({ day, value, isStart }) => ({
    key: day,
    cells: [dayName({ day, isStart }), value === null ? 'Sem registro' : format(value)],
  }));

  return (
    <ChartFrame
      label={label}
      summary={props.summary ?? summaryOf(dots, format)}
      columns={['Dia', label]}
      rows={rows}
      isEmpty={dots.length === 0}
      isCompact={props.isCompact}
      legend={
        <>
          {trend && <LegendItem look="line">{trend.label}</LegendItem>}
          {trend && <LegendItem look="dot">Registros</LegendItem>}
          {target && <TargetLegend drawn={drawn}>{`${target.label}: ${format(target.value)}`}</TargetLegend>}
        </>
      }
    >
      <div ref={box} className="relative min-w-0" style={{ height }}>
        <svg aria-hidden width={width} height={height} className="absolute inset-0 overflow-visible">
          <Axes {...drawn} />
          {marked && <ReadLine x={marked.x} frame={frame} />}
          {!trend && (
            <path d={drawn.line} className="fill-none stroke-brand stroke-2 [stroke-linejoin:round]" />
          )}
          {dots[0]?.isStart && <StartMark {...dots[0]} />}
          {dots.slice(dots[0]?.isStart ? 1 : 0).map((dot) => (
            <circle
              key={dot.day}
              cx={dot.x}
              cy={dot.y}
              r={dotRadius(dots.length)}
              className={trend ? 'fill-brand/45' : 'fill-brand'}
            />
          ))}
          {trend && (
            <path d={drawn.trend} className="fill-none stroke-brand stroke-[2.5] [stroke-linecap:round]" />
          )}
          {marked && (
            <circle cx={marked.x} cy={marked.y} r={5.5} className="fill-brand stroke-surface stroke-2" />
          )}
          {target && <TargetMark drawn={drawn} label={`${target.label} ${format(target.value)}`} />}
        </svg>
        <PointReader
          label={label}
          points={dots.map(({ day, value, isStart, x, y }) => ({
            key: day,
            x,
            y,
            value: format(value),
            name: dayName({ day, isStart }),
          }))}
          width={width}
          height={height}
          onRead={setRead}
        />
      </div>
    </ChartFrame>
  );
}

function dotRadius(count: number): number {
  if (count > 120) return 1.5;
  return count > 40 ? 2.5 : 3.5;
}
