import type { Bend } from '../page.ts';

/** A stretch of text that the detector saw, in the picture's pixels. */
export interface TextBox {
  /** Middle of the stretch. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Rise from left to right. */
  slope: number;
}

const IS_TEXT = 0.3;
const FEWEST_PIXELS = 12;
/** The detector shrinks what it sees; this grows it back. */
const GROWTH = 1.7;

/** The connected stretches of a detector's map, each with its own slope. */
export function boxesOf(map: Float32Array, width: number, height: number, scale: number): TextBox[] {
  const seen = new Uint8Array(map.length);
  const boxes: TextBox[] = [];
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || map[start]! < IS_TEXT) continue;
    const pixels = flood(map, seen, start, width, height);
    if (pixels.length >= FEWEST_PIXELS) boxes.push(boxOf(pixels, width, scale));
  }
  return boxes;
}

function flood(map: Float32Array, seen: Uint8Array, start: number, width: number, height: number): number[] {
  const found = [start];
  seen[start] = 1;
  for (let at = 0; at < found.length; at += 1) {
    const pixel = found[at]!;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nextX, nextY] = [x + dx, y + dy];
      const next = nextY * width + nextX;
      if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height || seen[next] || map[next]! < IS_TEXT)
        continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

function boxOf(pixels: number[], width: number, scale: number): TextBox {
  let [sumX, sumY] = [0, 0];
  for (const pixel of pixels) {
    sumX += pixel % width;
    sumY += Math.floor(pixel / width);
  }
  const [x, y] = [sumX / pixels.length, sumY / pixels.length];
  let [xx, xy] = [0, 0];
  for (const pixel of pixels) {
    const dx = (pixel % width) - x;
    xx += dx * dx;
    xy += dx * (Math.floor(pixel / width) - y);
  }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const slope = xx > 0 ? Math.max(-0.3, Math.min(0.3, xy / xx)) : 0;
  for (const pixel of pixels) {
    const dx = (pixel % width) - x;
    const dy = Math.floor(pixel / width) - y - slope * dx;
    [left, right] = [Math.min(left, dx), Math.max(right, dx)];
    [top, bottom] = [Math.min(top, dy), Math.max(bottom, dy)];
  }
  const [boxWidth, boxHeight] = [right - left + 1, bottom - top + 1];
  const growth = (boxWidth * boxHeight * GROWTH) / (2 * (boxWidth + boxHeight));
  const [middleX, middleY] = [x + (left + right) / 2, y + (slope * (left + right)) / 2 + (top + bottom) / 2];
  return {
    x: (middleX + 0.5) * scale,
    y: (middleY + 0.5) * scale,
    width: (boxWidth + 2 * growth) * scale,
    height: (boxHeight + 2 * growth) * scale,
    slope,
  };
}

const LONG = 4;

/** How the lines of a page rise, by its longest stretches of text; a straight page has none. */
export function bendOf(boxes: readonly TextBox[]): Bend {
  const long = boxes.filter(({ width, height }) => width > LONG * height);
  if (long.length < 4) return { a: 0, b: 0 };
  const slopes = long.map(({ slope }) => slope).toSorted((one, other) => one - other);
  const middle = slopes[Math.floor(slopes.length / 2)]!;
  const kept = long.filter(({ slope }) => Math.abs(slope - middle) < 0.02);
  let [weights, sumY, sumS, sumYY, sumYS] = [0, 0, 0, 0, 0];
  for (const { y, slope, width } of kept) {
    weights += width;
    sumY += width * y;
    sumS += width * slope;
    sumYY += width * y * y;
    sumYS += width * y * slope;
  }
  const spread = weights * sumYY - sumY * sumY;
  const b = kept.length > 7 && spread > 0 ? (weights * sumYS - sumY * sumS) / spread : 0;
  return { a: (sumS - b * sumY) / weights, b };
}

/** Where a stretch lies once its page is straightened. */
export function straightBox(box: TextBox, { a, b }: Bend, width: number): TextBox {
  const aside = box.x - width / 2;
  return { ...box, y: (box.y - a * aside) / (1 + b * aside), slope: 0 };
}

/** Text that runs down the page: the picture lies on its side. */
export function isOnItsSide(boxes: readonly TextBox[]): boolean {
  const clear = boxes.filter(({ width, height }) => Math.max(width, height) > 1.6 * Math.min(width, height));
  const tall = clear.filter(({ width, height }) => height > width);
  return clear.length > 3 && tall.length > clear.length * 0.6;
}
