import { LEAF } from './leaf.ts';

interface Props {
  x: number;
  y: number;
  /** In the units of the drawing it stands in. */
  size: number;
  turn?: number;
}

/** The leaf of the mark inside another drawing, in the colour of its text. */
export function LeafShape({ x, y, size, turn = 0 }: Props) {
  const half = size / 2;
  return (
    <g
      transform={`rotate(${turn} ${x + half} ${y + half}) translate(${x} ${y}) scale(${size / 48})`}
      stroke="none"
    >
      <path d={LEAF.back} className="fill-current opacity-50" />
      <path d={LEAF.front} className="fill-current" />
    </g>
  );
}
