import type { LineGeometry } from './line-geometry.ts';

interface Props {
  drawn: Pick<LineGeometry, 'frame' | 'dots' | 'targetY' | 'targetBeyond'>;
  /** The label of a target outside the picture, for example 'Meta 75 kg'. */
  label: string;
}

const ARROW = { above: '↑', below: '↓' } as const;

/** The line of a target or, where it lies outside of the data, which way it is. */
export function TargetMark({ drawn: { frame, dots, targetY, targetBeyond }, label }: Props) {
  if (targetBeyond) {
    // At the end of the course that is further away from it.
    const sinks = dots.length > 1 && dots.at(-1)!.y > dots[0]!.y;
    const isLeft = sinks === (targetBeyond === 'below');
    return (
      <text
        x={isLeft ? frame.left + 6 : frame.right}
        y={targetBeyond === 'above' ? frame.top + 4 : frame.bottom - 8}
        textAnchor={isLeft ? 'start' : 'end'}
        className="fill-leaf-ink stroke-surface stroke-4 text-xs font-semibold tabular-nums [paint-order:stroke]"
      >
        {`${label} ${ARROW[targetBeyond]}`}
      </text>
    );
  }
  if (targetY === undefined) return null;
  return (
    <line
      x1={frame.left}
      x2={frame.right}
      y1={targetY}
      y2={targetY}
      className="stroke-leaf stroke-2 [stroke-dasharray:5_5]"
    />
  );
}
