import type { Analyte } from '@leveza/contract/exams/analytes.ts';
import { amountText, formatAmount, rangeText } from '@leveza/domain/exams/amount-words.ts';
import { useMemo, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { Axes } from '../../../ui/chart/Axes.tsx';
import { ChartFrame } from '../../../ui/chart/ChartFrame.tsx';
import { LegendItem } from '../../../ui/chart/LegendItem.tsx';
import { PointReader } from '../../../ui/chart/PointReader.tsx';
import { ReadLine } from '../../../ui/chart/ReadLine.tsx';
import { summaryOf } from '../../../ui/chart/summary.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { doseLooks, keyOf } from '../../../ui/dose/dose-looks.ts';
import { DoseLegend } from '../../../ui/dose/DoseLegend.tsx';
import { outlineOf } from '../../../ui/dose/marks.ts';
import { analyteGeometry } from './analyte-geometry.ts';

const HEIGHT = 240;
const DOSE_RADIUS = 5;

/** The values of all reports on one line, over the range each report prints, with the doses at the foot. */
export function AnalyteChart({ analyte }: { analyte: Analyte }) {
  const { name, unit, points, doses } = analyte;
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);
  const drawn = useMemo(
    () => analyteGeometry(analyte, { width, height: HEIGHT, formatTick: formatAmount }),
    [analyte, width],
  );
  const looks = useMemo(() => doseLooks(doses.map(inLooks)), [doses]);
  const { frame, dots, startX } = drawn;
  const marked = read === null ? undefined : dots[read];
  const hasBand = drawn.bands.length > 0;
  return (
    <ChartFrame
      label={`${name} ao longo do tempo`}
      summary={summaryOf(
        points.map(({ date, amount }) => ({ day: date, value: amount })),
        (value) => `${formatAmount(value)} ${unit}`.trim(),
      )}
      columns={['Dia', 'Valor', 'Referência']}
      rows={points.map((point, index) => ({
        key: `${point.date}-${index}`,
        cells: [
          formatDay(point.date),
          amountText(point, unit),
          point.range ? rangeText(point.range) : 'Sem faixa',
        ],
      }))}
      isEmpty={points.length === 0}
      legend={
        <>
          <LegendItem look="line">Valores</LegendItem>
          {hasBand && <Legend look="h-3 w-4 rounded-xs bg-leaf/20">Faixa de cada laudo</Legend>}
          {startX !== null && (
            <Legend look="h-3 border-l-2 border-dashed border-ink-soft">Início do tratamento</Legend>
          )}
          {[...looks.values()].map((look) => (
            <DoseLegend key={look.label} look={look} />
          ))}
        </>
      }
    >
      <div ref={box} className="relative min-w-0" style={{ height: HEIGHT }}>
        <svg aria-hidden width={width} height={HEIGHT} className="absolute inset-0 overflow-visible">
          {drawn.bands.map((band) => (
            <rect key={band.x} {...band} className="fill-leaf/20" />
          ))}
          <Axes {...drawn} />
          {startX !== null && (
            <line
              x1={startX}
              x2={startX}
              y1={frame.top}
              y2={frame.bottom}
              className="stroke-ink-soft [stroke-dasharray:4_4]"
            />
          )}
          <path d={drawn.line} className="fill-none stroke-brand stroke-2 [stroke-linejoin:round]" />
          {dots.map(({ point, x, y }, index) => (
            <circle
              key={`${point.date}-${index}`}
              cx={x}
              cy={y}
              r={read === index ? 6 : 4}
              className="fill-brand stroke-surface stroke-1"
            />
          ))}
          {drawn.doses.map(({ dose, x }) => {
            const look = looks.get(keyOf(inLooks(dose)))!;
            return (
              <path
                key={`${dose.date}-${dose.name}`}
                d={outlineOf(look.mark, { x, y: frame.bottom }, DOSE_RADIUS)}
                className={look.look}
              />
            );
          })}
          {marked && <ReadLine x={marked.x} frame={frame} />}
        </svg>
        <PointReader
          label={`${name} ao longo do tempo`}
          points={dots.map(({ point, x, y }, index) => ({
            key: `${point.date}-${index}`,
            x,
            y,
            value: amountText(point, unit),
            name: formatDay(point.date),
          }))}
          width={width}
          height={HEIGHT}
          onRead={setRead}
        />
      </div>
    </ChartFrame>
  );
}

const inLooks = ({ name, doseMg }: Analyte['doses'][number]) => ({ medicationName: name, doseMg });

function Legend({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={look} />
      {children}
    </span>
  );
}
