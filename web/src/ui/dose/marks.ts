export const MARKS = ['circle', 'square', 'diamond', 'triangle', 'wedge', 'bar'] as const;
export type Mark = (typeof MARKS)[number];

const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** The outline of one mark around a place; all of a dose make one path, for there may be a thousand. */
export function outlineOf(mark: Mark, { x, y }: { x: number; y: number }, radius: number): string {
  const r = round(radius);
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  switch (mark) {
    case 'circle':
      return `M${at(-r, 0)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 'square':
      return `M${at(-r, -r)}h${2 * r}v${2 * r}h${-2 * r}Z`;
    case 'diamond':
      return `M${at(0, -r * 1.3)}L${at(r * 1.3, 0)}L${at(0, r * 1.3)}L${at(-r * 1.3, 0)}Z`;
    case 'triangle':
      return `M${at(0, -r * 1.2)}L${at(r * 1.2, r)}L${at(-r * 1.2, r)}Z`;
    case 'wedge':
      return `M${at(0, r * 1.2)}L${at(r * 1.2, -r)}L${at(-r * 1.2, -r)}Z`;
    case 'bar':
      return `M${at(-r * 1.3, -r / 2)}h${round(2.6 * r)}v${r}h${round(-2.6 * r)}Z`;
  }
}
