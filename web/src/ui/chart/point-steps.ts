const PAGE = 7;

/** The point whose place is closest to `x`. Points come in order, so half of them is left out at each look. */
export function nearest(points: readonly { x: number }[], x: number): number {
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (points[middle]!.x < x) low = middle;
    else high = middle;
  }
  return x - points[low]!.x <= points[high]!.x - x ? low : high;
}

/** Where a key leads from a point, or nowhere. */
export function step(from: number, key: string, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from - 1, 0);
    case 'PageUp':
      return Math.min(from + PAGE, last);
    case 'PageDown':
      return Math.max(from - PAGE, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
