import { anchorAt, type Frame } from './plot.ts';

interface Props {
  frame: Frame;
  yTicks: readonly { y: number; label: string }[];
  xTicks: readonly { x: number; label: string }[];
  /** Labels under bars stand in the middle; on a line of days the outer ones lean inwards. */
  isCentred?: boolean;
}

/** Hairlines with their numbers on the left, days or names below. */
export function Axes({ frame, yTicks, xTicks, isCentred = false }: Props) {
  return (
    // Larger letters would run into each other; the table of a chart has all of them in any size.
    <g className="fill-ink-faint text-[min(0.75rem,14px)] tabular-nums">
      {yTicks.map(({ y, label }) => (
        <g key={y}>
          <line x1={frame.left} x2={frame.right} y1={y} y2={y} className="stroke-line" />
          <text x={frame.left - 8} y={y} dy="0.32em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ x, label }, index) => (
        <text
          key={`${label}-${x}`}
          x={x}
          y={frame.bottom + 20}
          textAnchor={isCentred ? 'middle' : anchorAt(index, xTicks.length)}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
