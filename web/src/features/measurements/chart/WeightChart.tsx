import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { useState } from 'react';
import { Axes } from '../../../ui/chart/Axes.tsx';
import { ChartFrame } from '../../../ui/chart/ChartFrame.tsx';
import { LegendItem } from '../../../ui/chart/LegendItem.tsx';
import { PointReader } from '../../../ui/chart/PointReader.tsx';
import { ReadLine } from '../../../ui/chart/ReadLine.tsx';
import { StartMark } from '../../../ui/chart/StartMark.tsx';
import { TargetLegend } from '../../../ui/chart/TargetLegend.tsx';
import { TargetMark } from '../../../ui/chart/TargetMark.tsx';
import { DoseLegend } from '../../../ui/dose/DoseLegend.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { pointWords } from './point-words.ts';
import { useWeightChart } from './use-weight-chart.ts';

const HEIGHT = 168;

/** Each weighing by the dose in use at the time, and the trend that smooths them; of very many, averages. */
export function WeightChart({ summary }: { summary: MeasurementSummary }) {
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);
  const chart = useWeightChart(summary, { width, height: HEIGHT });
  const { frame } = chart.drawn;
  const marked = read === null ? undefined : chart.stops[read];
  const { label, line } = pointWords(summary.daysPerPoint);

  return (
    <ChartFrame
      label={label}
      summary={chart.summary}
      columns={chart.columns}
      rows={chart.rows}
      isEmpty={chart.points.length === 0}
      isCaptionHidden
      legend={
        <>
          <LegendItem look="line">{line}</LegendItem>
          {chart.legend.map((look) => (
            <DoseLegend key={look.label} look={look} />
          ))}
          {chart.target !== null && (
            <TargetLegend drawn={chart.drawn}>{`Meta: ${chart.format(chart.target)}`}</TargetLegend>
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
          {marked && <ReadLine x={marked.x} frame={frame} />}
          <path
            d={chart.drawn.trend}
            className="fill-none stroke-brand stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
          />
          {chart.start && chart.firstWeighing && (
            <line
              x1={chart.start.x}
              y1={chart.start.y}
              x2={chart.firstWeighing.x}
              y2={chart.firstWeighing.y}
              className="stroke-brand [stroke-dasharray:2_5] [stroke-linecap:round]"
            />
          )}
          {chart.start && <StartMark {...chart.start} />}
          {chart.clouds.map(({ label: name, look, isHollow, path }) => (
            <path
              key={name}
              d={path}
              className={chart.isDense || isHollow ? look : `${look} stroke-surface stroke-[0.75]`}
            />
          ))}
          {chart.target !== null && (
            <TargetMark drawn={chart.drawn} label={`Meta ${chart.format(chart.target)}`} />
          )}
          {marked && <circle cx={marked.x} cy={marked.y} r={6} className="fill-none stroke-brand stroke-2" />}
        </svg>
        <PointReader label={label} points={chart.stops} width={width} height={HEIGHT} onRead={setRead} />
      </div>
    </ChartFrame>
  );
}
