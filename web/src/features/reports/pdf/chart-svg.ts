import { lineGeometry } from '../../../ui/chart/line-geometry.ts';
import { anchorAt } from '../../../ui/chart/plot.ts';
import { formatNumber } from '../../../lib/format.ts';
import type { BarsBlock, LineBlock } from '../document/block.ts';
import { INK, TEXT_WIDTH } from './look.ts';
import { printable } from './breakable.ts';

const HEIGHT = 84;
const MANY_DOTS = 60;

/** The course of a quantity as a drawing of vectors, with the geometry of the screen's charts. */
export function lineSvg({ points, trend }: LineBlock): string {
  const drawn = lineGeometry({ points, trend, width: TEXT_WIDTH, height: HEIGHT, formatTick: formatNumber });
  const { frame, xTicks, yTicks, dots } = drawn;
  const radius = dots.length > MANY_DOTS ? 1 : 2;
  return svg(HEIGHT, [
    ...yTicks.flatMap(({ y, label }) => [
      `<line x1="${frame.left}" x2="${frame.right}" y1="${y}" y2="${y}" stroke="${INK.line}" stroke-width="0.5"/>`,
      words(frame.left - 6, y + 3, label, 'end'),
    ]),
    ...xTicks.map(({ x, label }, index) => words(x, HEIGHT - 8, label, anchorAt(index, xTicks.length))),
    `<path d="${drawn.trend || drawn.line}" fill="none" stroke="${INK.brand}" stroke-width="1.5"/>`,
    ...dots.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INK.brandInk}"/>`),
  ]);
}

const BAR = { height: 12, step: 19, name: 130, value: 90 };

/** One bar a line, its name before and its amount behind it. */
export function barsSvg({ bars }: BarsBlock): string {
  const most = Math.max(...bars.map(({ value }) => value), 0) || 1;
  const room = TEXT_WIDTH - BAR.name - BAR.value;
  return svg(
    bars.length * BAR.step + 4,
    bars.flatMap(({ name, value, text }, row) => {
      const y = row * BAR.step + 3;
      const width = Math.max((value / most) * room, 0.5);
      return [
        words(BAR.name - 8, y + 9, shortened(name), 'end'),
        `<rect x="${BAR.name}" y="${y}" width="${width}" height="${BAR.height}" rx="2" fill="${INK.brand}"/>`,
        words(BAR.name + width + 6, y + 9, text, 'start'),
      ];
    }),
  );
}

const LONGEST_NAME = 26;
const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

const svg = (height: number, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${TEXT_WIDTH}" height="${height}">${parts.join('')}</svg>`;

const words = (x: number, y: number, text: string, anchor: string) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Roboto" font-size="8.5" fill="${INK.soft}">${escaped(text)}</text>`;

const escaped = (text: string) =>
  printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
