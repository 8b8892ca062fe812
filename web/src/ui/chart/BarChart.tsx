import { useMemo, useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { Axes } from './Axes.tsx';
import { type Bar, barGeometry } from './bar-geometry.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { LegendItem } from './LegendItem.tsx';
import { PointReader } from './PointReader.tsx';
import { barSummaryOf } from './summary.ts';
import { useWidth } from './use-width.ts';

export interface BarChartProps {
  label: string;
  /** The name of a bar's category: 'Dia', 'Semana', 'Sintoma'. */
  nameColumn: string;
  bars: readonly Bar[];
  target?: { label: string; value: number };
  format?: (value: number) => string;
  formatTick?: (value: number) => string;
  summary?: string;
  height?: number;
}

const FILL = {
  brand: 'fill-brand',
  ok: 'fill-ok',
  low: 'fill-low',
  critical: 'fill-critical',
  empty: 'fill-empty',
} as const;

export function BarChart(props: BarChartProps) {
  const { label, bars, target, format = formatNumber, formatTick = formatNumber, height = 220 } = props;
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);

  const { frame, columns, targetY, ...ticks } = useMemo(
    () => barGeometry({ bars, target: target?.value, width, height, formatTick }),
    [bars, target, width, height, formatTick],
  );
  const textOf = (value: number | null) => (value === null ? 'Sem registro' : format(value));
  const recorded = bars.flatMap(({ label: short, name = short, value }) =>
    value === null ? [] : [{ name, value }],
  );

  return (
    <ChartFrame
      label={label}
      summary={props.summary ?? barSummaryOf(recorded, format)}
      columns={[props.nameColumn, label]}
      rows={bars.map((bar) => ({ key: bar.key, cells: [bar.name ?? bar.label, textOf(bar.value)] }))}
      isEmpty={recorded.length === 0}
      legend={target && <LegendItem look="target">{`${target.label}: ${format(target.value)}`}</LegendItem>}
    >
      <div ref={box} className="relative min-w-0" style={{ height }}>
        <svg aria-hidden width={width} height={height} className="absolute inset-0 overflow-visible">
          <Axes frame={frame} {...ticks} isCentred />
          {columns.map(({ bar, x, y, width: barWidth, height: barHeight }, index) => (
            <rect
              key={bar.key}
              {...{ x, y, width: barWidth, height: barHeight }}
              rx={Math.min(6, barWidth / 3, barHeight / 2)}
              className={`${FILL[bar.level ?? 'brand']} ${read !== null && read !== index ? 'opacity-55' : ''}`}
            />
          ))}
          {targetY !== undefined && (
            <line
              x1={frame.left}
              x2={frame.right}
              y1={targetY}
              y2={targetY}
              className="stroke-leaf stroke-2 [stroke-dasharray:5_5]"
            />
          )}
        </svg>
        <PointReader
          label={label}
          points={columns.map(({ bar, middle, y }) => ({
            key: bar.key,
            x: middle,
            y,
            value: textOf(bar.value),
            name: bar.name ?? bar.label,
          }))}
          width={width}
          height={height}
          onRead={setRead}
        />
      </div>
    </ChartFrame>
  );
}
