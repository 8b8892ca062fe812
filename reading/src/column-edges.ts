import { tidy } from '@leveza/domain/exams/printed/words.ts';
import type { Cell, Line } from './layout.ts';
import type { Word } from './page.ts';

/** Rows whose numbers begin at one place make a column. */
const FEWEST_ROWS = 2;
const SLACK = 0.6;
/** In letters' heights: wider than a space between words. */
const NARROW_GAP = 0.3;

/**
 * A long name may end so near to the column of values that both look like one text: 'Lipoproteína (a) 88'. Where the
 * numbers of other rows begin at the same place, the cell is parted there.
 */
export function partedAtEdges(lines: readonly Line[]): readonly Line[] {
  // The places of recognised words are not exact enough.
  if (lines[0]?.source !== 'text') return lines;
  const starts = lines.flatMap(({ cells }) =>
    cells.filter(({ text }) => /^[<>]?\s*\d/.test(text)).map(({ left }) => left),
  );
  const isEdge = (left: number) =>
    starts.filter((start) => Math.abs(start - left) <= SLACK).length >= FEWEST_ROWS;
  return lines.map((line) => {
    const cells = line.cells.flatMap((cell) => partedCell(cell, isEdge));
    return cells.length === line.cells.length
      ? line
      : { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
  });
}

function partedCell(cell: Cell, isEdge: (left: number) => boolean): Cell[] {
  const at = cell.words.findIndex((word, index) => {
    const before = cell.words[index - 1];
    return (
      before && isEndOfCell(before) && /^\d/.test(word.text) && isParted(before, word) && isEdge(word.left)
    );
  });
  return at < 0 ? [cell] : [cellOf(cell.words.slice(0, at)), cellOf(cell.words.slice(at))];
}

/** A name or a unit, and no word that joins two numbers. */
function isEndOfCell({ text }: Word): boolean {
  return /\p{L}{2}|%|\)$/u.test(text) && !/^(?:at[eé]|de|que|entre|ou|igual|anos?)$/i.test(text);
}

function isParted(before: Word, word: Word): boolean {
  return word.left - before.right > NARROW_GAP * word.size;
}

function cellOf(words: Word[]): Cell {
  return {
    text: tidy(words.map(({ text }) => text).join(' ')),
    left: words[0]!.left,
    right: Math.max(...words.map(({ right }) => right)),
    words,
  };
}
