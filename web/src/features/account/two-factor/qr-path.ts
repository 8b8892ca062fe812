import { encode } from 'uqr';

/** A text as one SVG path of dark squares, and how many squares the picture is wide, its quiet zone included. */
export function qrPath(text: string): { path: string; size: number } {
  // Scanners want four light squares around the code.
  const { data, size } = encode(text, { border: 4 });
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return { path, size };
}
