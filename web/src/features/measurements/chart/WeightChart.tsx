import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { useState } from 'react';
import { Axes } from '../../../ui/chart/Axes.tsx';
import { ChartFrame } from '../../../ui/chart/ChartFrame.tsx';
import { LegendItem } from '../../../ui/chart/LegendItem.tsx';
import { PointReader } from '../../../ui/chart/PointReader.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import type { DoseLook } from './dose-looks.ts';
import { outlineOf } from './marks.ts';
import { useWeightChart } from './use-weight-chart.ts';

interface Props {
  summary: MeasurementSummary;
  /** Over all the years there is one point a week. */
  isWeekly: boolean;
}

const HEIGHT = 260;

/** Each weighing by the dose in use at the time, and the trend that smooths them. */
export function WeightChart({ summary, isWeekly }: Props) {
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);
  const chart = useWeightChart(summary, isWeekly, { width, height: HEIGHT });
  const { frame, targetY } = chart.drawn;
  const marked = read === null ? undefined : chart.stops[read];
  const label = isWeekly ? 'Média de peso por semana' : 'Peso';

  return (
    <ChartFrame
      label={label}
      summary={chart.summary}
      columns={chart.columns}
      rows={chart.rows}
      isEmpty={chart.points.length === 0}
      legend={
        <>
          <LegendItem look="line">{isWeekly ? 'De semana a semana' : 'Tendência de 7 dias'}</LegendItem>
          {chart.looks.map((look) => (
            <DoseLegend key={look.label} look={look} />
          ))}
          {chart.target !== null && (
            <LegendItem look="target">{`Meta: ${chart.format(chart.target)}`}</LegendItem>
          )}
        </>
      }
    >
      <div ref={box} className="relative min-w-0" style={{ height: HEIGHT }}>
        <svg aria-hidden width={width} height={HEIGHT} className="absolute inset-0 overflow-visible">
          <Axes {...chart.drawn} />
          <text x={frame.left - 8} y={-2} dy="0.32em" textAnchor="end" className="fill-ink-faint text-xs">
            {chart.unit}
          </text>
          {targetY !== undefined && (
            <line
              x1={frame.left}
              x2={frame.right}
              y1={targetY}
              y2={targetY}
              className="stroke-leaf stroke-2 [stroke-dasharray:5_5]"
            />
          )}
          {marked && (
            <line
              x1={marked.x}
              x2={marked.x}
              y1={frame.top}
              y2={frame.bottom}
              className="stroke-line-strong"
            />
          )}
          <path
            d={chart.drawn.trend}
            className="fill-none stroke-brand stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
          />
          {chart.clouds.map(({ label: name, fill, path }) => (
            <path
              key={name}
              d={path}
              className={chart.isDense ? fill : `${fill} stroke-surface stroke-[0.75]`}
            />
          ))}
          {marked && <circle cx={marked.x} cy={marked.y} r={6} className="fill-none stroke-brand stroke-2" />}
        </svg>
        <PointReader label={label} points={chart.stops} width={width} height={HEIGHT} onRead={setRead} />
      </div>
    </ChartFrame>
  );
}

function DoseLegend({ look: { mark, fill, label } }: { look: DoseLook }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden width={12} height={12}>
        <path d={outlineOf(mark, { x: 6, y: 6 }, 4)} className={fill} />
      </svg>
      {label}
    </span>
  );
}
