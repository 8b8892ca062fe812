import { tidy } from '@leveza/domain/exams/printed/words.ts';
import type { PageWords, Word } from './page.ts';

/** Words that stand close together: a cell of a table, or a stretch of text. */
export interface Cell {
  text: string;
  left: number;
  right: number;
  words: Word[];
}

export interface Line {
  page: number;
  source: PageWords['source'];
  baseline: number;
  size: number;
  cells: Cell[];
  text: string;
  /** Of a page whose exams stand side by side: each column is read by itself. */
  column?: number;
}

/** Share of the letters' height by which words of one line may stand apart: a raised 6 of '10⁶' is one of them. */
const SAME_LINE = 0.45;
const SAME_LINE_PICTURE = 0.55;
/** In letters' heights; recognised boxes are taller than the font, and typewriter letters stand wide apart. */
const CELL_GAP = 0.75;
const CELL_GAP_PICTURE = 1.75;
/** Pieces closer than this are one word: a PDF writes 'Neutró', 'fi', 'los'. */
const SAME_WORD = 0.14;

export function linesOf(page: PageWords): Line[] {
  const words = page.words.flatMap(tidied).toSorted((one, other) => one.baseline - other.baseline);
  const rows: Word[][] = [];
  for (const word of words) {
    const row = rows.slice(-4).findLast((each) => standsOn(word, each, page.source));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows
    .map((row) => lineOf(row, page))
    .filter(({ cells }) => cells.length > 0)
    .toSorted((one, other) => one.baseline - other.baseline);
}

/** A cell of words that stand side by side. */
export function joinedWords(text: string, words: Word[]): Cell {
  return {
    text,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    words,
  };
}

function tidied(word: Word): Word[] {
  const text = tidy(word.text);
  return text === '' ? [] : [{ ...word, text }];
}

function standsOn(word: Word, row: Word[], source: PageWords['source']): boolean {
  const tallest = row.reduce((one, other) => (other.size > one.size ? other : one));
  const size = Math.max(word.size, tallest.size);
  const smaller = Math.min(word.size, tallest.size);
  const share = source === 'text' ? SAME_LINE : SAME_LINE_PICTURE;
  // A heading beside small print must not swallow two lines of it.
  const allowed = Math.min(size * share, Math.max(smaller * 0.9, size * 0.3));
  const isNear = Math.abs(word.baseline - tallest.baseline) <= allowed;
  return isNear && !(source === 'text' && row.some((each) => isStacked(word, each)));
}

/** Two small lines beside a large value are two lines: words above each other are never of one. */
function isStacked(word: Word, other: Word): boolean {
  const shared = Math.min(word.right, other.right) - Math.max(word.left, other.left);
  const isOver = shared > 0.3 * Math.min(word.right - word.left, other.right - other.left);
  return isOver && Math.abs(word.baseline - other.baseline) > 0.6 * Math.min(word.size, other.size);
}

function lineOf(row: Word[], page: PageWords): Line {
  const words = row.toSorted((one, other) => one.left - other.left);
  const size = Math.max(...words.map((word) => word.size));
  const cells: Cell[] = [];
  let isParted = false;
  for (const word of words) {
    // A drawn line between columns.
    if (word.text === '|') {
      isParted = true;
      continue;
    }
    const before = isParted ? undefined : cells.at(-1);
    isParted = false;
    const gap = before ? word.left - before.right : Infinity;
    if (!before || gap > cellGap(before, word, page.source)) {
      cells.push({ text: word.text, left: word.left, right: word.right, words: [word] });
      continue;
    }
    const last = before.words.at(-1);
    if (last && isFootnote(last, word, before)) continue;
    const isPower =
      last && word.size < last.size * 0.8 && /\b10$/.test(before.text) && /^\d$/.test(word.text);
    const glue = isPower
      ? '^'
      : gap <= SAME_WORD * word.size && page.source === 'text' && isPiece(before, word)
        ? ''
        : ' ';
    before.text = tidy(`${before.text}${glue}${word.text}`);
    before.right = Math.max(before.right, word.right);
    before.words.push(word);
  }
  const tallest = words.reduce((one, other) => (other.size > one.size ? other : one));
  closeLetters(cells);
  return {
    page: page.page,
    source: page.source,
    baseline: tallest.baseline,
    size,
    cells,
    text: cells.map((cell) => cell.text).join('  '),
  };
}

/** 'L A B O R A T O R I O' is one word, and so is 'D O' beside it. */
function closeLetters(cells: readonly Cell[]): void {
  if (!cells.some(({ text }) => /^(?:\p{Lu} ){3,}\p{Lu}$/u.test(text))) return;
  for (const cell of cells)
    if (/^(?:\p{Lu} )+\p{Lu}$/u.test(cell.text)) cell.text = cell.text.replaceAll(' ', '');
}

/** A small raised figure behind a name leads to a note below; behind 'mm' or '10' it is a power. */
function isFootnote(last: Word, word: Word, { text }: Cell): boolean {
  const isRaised = word.size < last.size * 0.85 && word.baseline < last.baseline - last.size * 0.15;
  return (
    isRaised &&
    /^[\d,*()]+$/.test(word.text) &&
    /\p{L}\d*\)?$/u.test(text) &&
    !/(?:^|[\s/\d])(?:c?m{1,2}|[uµ]m?|x?10)$/i.test(text)
  );
}

/** Numbers that touch are not one number: '6.450' and '/mm³' are a value and its unit. */
function isPiece(before: Cell, word: Word): boolean {
  return (
    !/\d$/.test(before.text) || !/^[\d,.]/.test(word.text) || word.size < before.words.at(-1)!.size * 0.8
  );
}

function cellGap(before: Cell, word: Word, source: PageWords['source']): number {
  if (source === 'text') return CELL_GAP * Math.min(word.size, before.words.at(-1)!.size * 1.2);
  const last = before.words.at(-1)!;
  return CELL_GAP_PICTURE * Math.max(letterWidth(word), letterWidth(last));
}

function letterWidth(word: Word): number {
  return Math.max((word.right - word.left) / Math.max(word.text.length, 1), word.size * 0.3);
}
