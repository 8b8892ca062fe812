import type { Word } from '../page.ts';

/** A run of text as pdf.js gives it. */
export interface TextItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
}

/** The words of a PDF page, from its upper left corner. Runs are cut at spaces, because one may span two columns. */
export function wordsOfItems(items: readonly TextItem[], toPage: (x: number, y: number) => number[]): Word[] {
  return items.flatMap((item) => wordsOfItem(item, toPage));
}

function wordsOfItem(
  { str, transform, width, height }: TextItem,
  toPage: (x: number, y: number) => number[],
): Word[] {
  if (str.trim() === '') return [];
  const [a = 0, b = 0, , , x = 0, y = 0] = transform;
  const size = height || Math.hypot(a, b);
  const length = Math.hypot(a, b) || 1;
  const step = width / str.length;
  const place = (at: number) => toPage(x + (a / length) * step * at, y + (b / length) * step * at);
  return [...str.matchAll(/\S+/g)].map((match) => {
    const [left = 0, baseline = 0] = place(match.index);
    const [right = 0] = place(match.index + match[0].length);
    return { text: match[0], left, right: Math.max(right, left), baseline, size, confidence: 100 };
  });
}
