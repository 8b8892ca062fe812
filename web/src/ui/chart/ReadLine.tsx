interface Props {
  x: number;
  frame: { top: number; bottom: number };
}

/** The upright line through the point that is read out. */
export const ReadLine = ({ x, frame: { top, bottom } }: Props) => (
  <line x1={x} x2={x} y1={top} y2={bottom} className="stroke-line-strong" />
);
