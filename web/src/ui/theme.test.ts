import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');

const THEMES = { light: ':root', dark: "[data-theme='dark']" };
const GROUNDS = ['canvas', 'surface', 'raised', 'sunken'];
const INKS = ['ink', 'ink-soft', 'ink-faint'];
const MEANINGS = ['brand', 'leaf', 'ok', 'low', 'critical', 'attention', 'info', 'empty'];

/** Words and the ground they stand on; components name no other pair. WCAG 1.4.3 wants 4.5 : 1. */
const WORDS = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ...MEANINGS.flatMap((meaning) =>
    [...GROUNDS, `${meaning}-soft`].map((ground) => [`${meaning}-ink`, ground] as const),
  ),
  ...MEANINGS.map((meaning) => ['ink', `${meaning}-soft`] as const),
  ['on-brand', 'brand'] as const,
  ['on-brand', 'brand-strong'] as const,
  ['on-lead', 'lead'] as const,
  ['on-lead-soft', 'lead'] as const,
  ['lead', 'on-lead'] as const,
];
/** The edge of a field and the parts of a chart, on a card. WCAG 1.4.11 wants 3 : 1. */
const PARTS = ['line-strong', 'brand', ...[1, 2, 3, 4, 5, 6].map((number) => `series-${number}`)];

function coloursOf(theme: keyof typeof THEMES): Map<string, string> {
  const from = css.indexOf(`\n${THEMES[theme]} {`);
  const block = css.slice(from, css.indexOf('\n}', from));
  return new Map(Array.from(block.matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name, hex]) => [name!, hex!]));
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test('black on white has the contrast WCAG names', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['light', 'dark'] as const)(
  'in the %s theme every word and part can be told from its ground',
  (theme) => {
    const colours = coloursOf(theme);
    const below = (pairs: readonly (readonly [string, string])[], limit: number) =>
      pairs
        .map(([front, ground]) => ({
          pair: `${front} on ${ground}`,
          ratio: contrast(colours.get(front)!, colours.get(ground)!),
        }))
        .filter(({ ratio }) => !(ratio >= limit));
    expect(below(WORDS, 4.5)).toEqual([]);
    expect(
      below(
        PARTS.map((part) => [part, 'surface'] as const),
        3,
      ),
    ).toEqual([]);
  },
);
