import { linear } from './linear.ts';
import { smoothPath } from './line-paths.ts';

interface Props {
  /** In the order of time. */
  points: readonly { at: string; value: number }[];
  /** The curve in words, for who does not see it. */
  label: string;
  /** The point that is marked, by its time; the last one where it is not among them. */
  markedAt?: string;
}

const WIDTH = 320;
const HEIGHT = 72;
const EDGE = 8;

/** A small curve without axes with one marked point; it takes the colour of the words around it. */
export function Spark({ points, label, markedAt }: Props) {
  if (points.length < 2) return null;
  const times = points.map(({ at }) => Date.parse(at));
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const x = linear([Math.min(...times), Math.max(...times)], [EDGE, WIDTH - EDGE]);
  const y = linear([lowest, highest === lowest ? lowest + 1 : highest], [HEIGHT - EDGE, EDGE]);
  const spots = times.map((time, n) => ({ x: x(time), y: y(values[n]!) }));
  const marked = spots[points.findIndex(({ at }) => at === markedAt)] ?? spots.at(-1)!;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full">
      <path
        d={smoothPath(spots)}
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={marked.x} cy={marked.y} r={6} fill="currentColor" />
    </svg>
  );
}
