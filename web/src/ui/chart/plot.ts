/** The rectangle the data is drawn in, in pixels. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const PLOT = { top: 12, right: 14, bottom: 28, yTicks: 5 } as const;

const CHARACTER_WIDTH = 7.5;

/** Room on the left for the longest label of the axis. */
export function gutterFor(labels: readonly string[]): number {
  return Math.ceil(Math.max(...labels.map(({ length }) => length), 1) * CHARACTER_WIDTH) + 12;
}

/** The text anchor that keeps the first and last labels of an axis inside the chart. */
export function anchorAt(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle';
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}
