import { use } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { Axes } from '../../../ui/chart/Axes.tsx';
import { lineGeometry } from '../../../ui/chart/line-geometry.ts';
import { useWidth } from '../../../ui/chart/use-width.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import type { LineBlock } from '../document/block.ts';

const HEIGHT = 180;
const MANY_DOTS = 60;

/** The course of a quantity, drawn as the PDF draws it; its words say the same to screen readers. */
export function CourseView({ course }: { course: LineBlock }) {
  const [box, width] = useWidth();
  const isCovered = use(AreFiguresCovered) && course.isBody;
  const { label, summary, points, trend } = course;
  if (isCovered) return <p className="text-sm text-ink-soft">{`${label}: gráfico coberto.`}</p>;
  const drawn = lineGeometry({ points, trend, width, height: HEIGHT, formatTick: formatNumber });
  return (
    <figure className="grid min-w-0 gap-2 print:break-inside-avoid">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <div ref={box} className="relative min-w-0" style={{ height: HEIGHT }}>
        <svg aria-hidden width={width} height={HEIGHT} className="absolute inset-0 overflow-visible">
          <Axes {...drawn} />
          <path
            d={drawn.trend || drawn.line}
            className="fill-none stroke-brand stroke-2 [stroke-linejoin:round]"
          />
          {drawn.dots.map(({ day, x, y }) => (
            <circle
              key={day}
              cx={x}
              cy={y}
              r={drawn.dots.length > MANY_DOTS ? 1.5 : 3}
              className="fill-brand-strong"
            />
          ))}
        </svg>
      </div>
      <p className="text-sm text-pretty text-ink-soft tabular-nums">{summary}</p>
    </figure>
  );
}
