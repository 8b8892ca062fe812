import { NUMBER_PATTERN, SIGN_PATTERN } from '@leveza/domain/exams/printed/number.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { analyteAt } from '@leveza/domain/exams/names/analyte-names.ts';
import type { Cell } from './layout.ts';

const VALUE = new RegExp(
  String.raw`^(?:\s*\([^()\d]*\))?\s*[:=-]?\s*(?:${SIGN_PATTERN}\s*)?${NUMBER_PATTERN}`,
);

/** 'Laboratório 12/10: Hb 11,2' begins with its heading. */
const LED = /^(?:laboratorio|lab|exames?)\b[^:]{0,20}:\s*$/;

/** The rows that a cell prints one after another: 'Na 138 (135-145), K 4,1 (3,5-5,1)'. */
export function inlineRows(cell: Cell): Cell[] {
  const starts = startsIn(cell.text);
  const isLed = starts.length === 1 && LED.test(fold(cell.text.slice(0, starts[0])));
  if (starts.length < 2 && !isLed) return [cell];
  const width = (cell.right - cell.left) / cell.text.length;
  return starts.map((start, at) => {
    const text = cell.text.slice(start, starts[at + 1]).replace(/[\s,;|/•·]+$/, '');
    const left = cell.left + start * width;
    const right = left + text.length * width;
    const words = cell.words.filter((word) => word.right > left && word.left < right);
    return { text, left, right, words: words.length > 0 ? words : cell.words };
  });
}

/** Where a known name stands right before a number. */
function startsIn(text: string): number[] {
  const plain = fold(text);
  if (plain.length !== text.length) return [];
  const starts: number[] = [];
  let from = 0;
  for (const { index } of plain.matchAll(/(?<![a-z0-9+-])[a-z]/g)) {
    if (index < from) continue;
    const length = analyteAt(plain.slice(index), false, false)?.length ?? 0;
    const value = length > 0 ? VALUE.exec(plain.slice(index + length)) : null;
    if (!value) continue;
    starts.push(index);
    from = index + length + value[0].length;
  }
  return starts;
}
