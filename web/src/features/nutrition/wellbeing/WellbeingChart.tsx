import type { WellbeingDay } from '@leveza/contract/nutrition/wellbeing.ts';
import { WELLBEING_LABEL, WELLBEING_SCALES } from '@leveza/domain/nutrition/wellbeing.ts';
import { useMemo, useState } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Axes } from '../../../ui/chart/Axes.tsx';
import { ChartFrame } from '../../../ui/chart/ChartFrame.tsx';
import { PointReader } from '../../../ui/chart/PointReader.tsx';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { doseLooks, keyOf } from '../../../ui/dose/dose-looks.ts';
import { DoseLegend } from '../../../ui/dose/DoseLegend.tsx';
import { outlineOf } from '../../../ui/dose/marks.ts';
import type { PastLevel } from '../../level/shared/use-past-level.ts';
import { type Dose, dayText, dosesText, scaleText, wellbeingSummary } from './wellbeing-chart-words.ts';
import { wellbeingGeometry } from './wellbeing-geometry.ts';

interface Props {
  from: string;
  to: string;
  days: readonly WellbeingDay[];
  doses: readonly Dose[];
  level: PastLevel | null;
}

const COLUMNS = ['Dia', ...WELLBEING_SCALES.map((scale) => WELLBEING_LABEL[scale]), 'Doses'];

/** How the days were, each scale in a lane of its own, under the doses and the estimated level of the same days. */
export function WellbeingChart({ from, to, days, doses, level }: Props) {
  const { timeZone } = useSession();
  const [box, width] = useWidth();
  const [read, setRead] = useState<number | null>(null);
  const looks = useMemo(() => doseLooks(doses), [doses]);
  const drawn = useMemo(
    () =>
      wellbeingGeometry({
        from,
        to,
        timeZone,
        days,
        doses: doses.map(({ datetime }) => Date.parse(datetime)),
        level: level?.points ?? [],
        width,
      }),
    [from, to, timeZone, days, doses, level, width],
  );
  const dosesOf = (day: string) => doses.filter(({ datetime }) => dayOf(datetime, timeZone) === day);
  const { frame, lanes, height } = drawn;
  const marked = read === null ? undefined : days[read];
  return (
    <ChartFrame
      label="Como foram os dias"
      summary={wellbeingSummary(days, doses)}
      columns={COLUMNS}
      rows={days.map((day) => ({
        key: day.day,
        cells: [
          formatDay(day.day),
          ...WELLBEING_SCALES.map((scale) => scaleText(day[scale])),
          dosesText(dosesOf(day.day)),
        ],
      }))}
      isEmpty={false}
      legend={[...looks.values()].map((look) => (
        <DoseLegend key={look.label} look={look} />
      ))}
    >
      <div ref={box} className="relative min-w-0" style={{ height }}>
        <svg aria-hidden width={width} height={height} className="absolute inset-0 overflow-visible">
          <Axes frame={frame} yTicks={lanes.flatMap(({ ticks }) => ticks)} xTicks={drawn.xTicks} />
          <path
            d={drawn.doseXs.map((x) => `M${x} ${frame.top}V${frame.bottom}`).join('')}
            className="fill-none stroke-line-strong [stroke-dasharray:2_4]"
          />
          {doses.map((dose, n) => {
            const { look, mark } = looks.get(keyOf(dose))!;
            return (
              <path
                key={dose.datetime}
                d={outlineOf(mark, { x: drawn.doseXs[n]!, y: drawn.doseY }, 4.5)}
                className={look}
              />
            );
          })}
          {marked && (
            <line
              x1={drawn.middleOf(marked.day)}
              x2={drawn.middleOf(marked.day)}
              y1={frame.top}
              y2={frame.bottom}
              className="stroke-brand"
            />
          )}
          {lanes.map(({ key, label, top, line, dots }) => (
            <g key={key}>
              <text
                x={frame.left}
                y={top - 6}
                className="fill-ink-soft stroke-canvas stroke-4 text-xs font-medium [paint-order:stroke]"
              >
                {label}
              </text>
              <path
                d={line}
                className={`fill-none [stroke-linejoin:round] ${key === 'level' ? 'stroke-ink-soft stroke-2' : 'stroke-brand stroke-[1.5]'}`}
              />
              {dots.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r={2.5} className="fill-brand" />
              ))}
            </g>
          ))}
        </svg>
        <PointReader
          label="Como foram os dias"
          points={days.map((day) => ({
            key: day.day,
            x: drawn.middleOf(day.day),
            y: frame.top,
            value: dayText(day, dosesOf(day.day)),
            name: formatDay(day.day),
          }))}
          width={width}
          height={height}
          onRead={setRead}
        />
      </div>
    </ChartFrame>
  );
}
