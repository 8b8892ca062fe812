import type { ReadPage, Word } from '../page.ts';

const WIDTH = 6;
const SIZE = 10;
const LEADING = 14;

/** A page of text from lines typed with spaces: two or more of them part cells. */
export function typedPage(text: string, page = 1): ReadPage {
  const lines = text.split('\n');
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match): Word => ({
      text: match[0],
      left: match.index * WIDTH,
      right: (match.index + match[0].length) * WIDTH,
      baseline: (row + 1) * LEADING,
      size: SIZE,
      confidence: 100,
    })),
  );
  const height = (lines.length + 2) * LEADING;
  return { page, width: 600, height, source: 'text', words, second: null, turn: 0, bend: null };
}
