import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { signInWords } from '@leveza/domain/exams/printed/number.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { NamedAnalyte } from '@leveza/domain/exams/names/analyte-names.ts';
import { dateIn } from './dates.ts';
import type { Draft } from './draft.ts';
import type { Cell, Line } from './layout.ts';
import type { Word } from './page.ts';
import { isOfOtherAnalyte } from './method-cells.ts';
import { nameCell } from './name-cell.ts';
import { nameBlocks, type NameBlock } from './name-blocks.ts';
import { rangeCells } from './range-lines.ts';
import { isAside } from './row-forms.ts';
import { beginsValue, scanRow, type ScannedValue } from './scan-row.ts';
import { isUnitOf } from './told-unit.ts';
import { isLabelled, withoutResultLabel } from './titles.ts';
import { isPending } from './unknown-row.ts';

/**
 * A second, simpler look at a page: by its known names alone, without its headings. It finds what the reading of rows
 * has missed in a report of an unknown form; all of it is doubted.
 */
export function secondLook(lines: readonly Line[], found: readonly Draft[]): Draft[] {
  const pages = [...new Set(lines.map(({ page }) => page))];
  return pages.flatMap((page) => {
    const own = lines.filter((line) => line.page === page);
    const read = found.filter((draft) => draft.page === page);
    const missed = missedIn(own, found);
    // Of a page that was read well, what is missing may be an earlier result, or not there yet.
    const isWell = read.length >= missed.length;
    return isWell && own.some(isOfEarlier) ? [] : missed;
  });
}

const EARLIER = /\b(?:anterior(?:es)?|historico|evolucao|evolutivo|ultim[oa]s?)\b/;

/** Earlier results are told by a word, or by a day beside a name. */
function isOfEarlier({ text, cells }: Line): boolean {
  const [first, ...others] = cells;
  const isRow = nameCell(first!.text, false, false) !== null;
  return (
    EARLIER.test(fold(text)) ||
    (isRow && others.some((cell) => /^[\d/.-]{6,10}$/.test(cell.text) && dateIn(cell.text) !== null))
  );
}

function missedIn(lines: readonly Line[], found: readonly Draft[]): Draft[] {
  const known = new Set(found.map(({ analyte }) => analyte?.key));
  // Results that were read already, also under another name: 'Sódio' of urine.
  const taken = new Set(found.flatMap(({ words }) => words));
  const isTaken = (words: readonly Word[]) => words.some((word) => taken.has(word));
  const drafts: Draft[] = [];
  for (const block of nameBlocks(lines)) {
    const { analyte } = block.name.match;
    if (known.has(analyte.key) || isTaken(block.cell.words)) continue;
    const own = draftsIn(block);
    if (own.some(({ words }) => isTaken(words))) continue;
    if (own.length > 0) known.add(analyte.key);
    drafts.push(...own);
  }
  return drafts;
}

function draftsIn(block: NameBlock): Draft[] {
  const { name, line, cell, beside, below, above } = block;
  if (beside.some(({ text }) => isOfOtherAnalyte(text) || isPending(text))) return [];
  const others = [...below, ...above].map((cells) => ({ cells, rest: '' }));
  const rows = [{ cells: beside, rest: name.rest }, ...others];
  for (const [at, { cells, rest }] of rows.entries()) {
    const ranges = rows.filter((_, other) => other !== at).flatMap((row) => rangesIn(row.cells));
    const values = valuesIn(rest, cells, block, at === 0 && ranges.length > 0);
    if (values.length === 0) continue;
    values[0]!.candidates.push(...ranges);
    const words = [...(at === 0 ? cell.words : []), ...cells.flatMap((each) => each.words)];
    return values.map((value) => ({
      analyte: name.match.analyte,
      parameter: name.parameter,
      isFuzzy: name.match.isFuzzy,
      value,
      page: line.page,
      baseline: line.baseline,
      left: cell.left,
      referenceLeft: null,
      words: words.length > 0 ? words : cell.words,
    }));
  }
  return [];
}

/** The values of a row whose cells may stand in any order. With a range below it 'Inferior a 5 mg/L' is a value. */
function valuesIn(
  rest: string,
  cells: readonly Cell[],
  { name }: NameBlock,
  hasRangeBelow: boolean,
): ScannedValue[] {
  const kept = cells.map(({ text }) => text).filter((text) => !isOther(text));
  const label = kept.some(isLabelled) || hasRangeBelow;
  const texts = [rest.replace(LEADER, ''), ...kept.map(withoutResultLabel)].filter((text) =>
    /[\p{L}\d]/u.test(text),
  );
  const begins = (text: string) => beginsAfterLeader(text) || (label && signInWords(text) !== null);
  const first = texts.findIndex(begins);
  if (first < 0) return [];
  const figures = texts.filter((text, at) => at >= first && (begins(text) || isUnit(text)));
  const before = texts.slice(0, first).filter((text) => isUnit(text));
  const ranges = texts.filter((text) => !figures.includes(text) && rangesOf(text).length > 0);
  const row = [figures[0], ...before, ...figures.slice(1), ...ranges].join('\t');
  const values = scanRow(row, name.unit, { isLabelled: label });
  return values.filter((value) => fits(value, name.match.analyte, label));
}

/** A minus right before its digits is none: no analyte that Leveza knows lies below zero. */
const LEADER = /^(?:[\s.:_=·…•*|]|-(?!\d))+/;

function beginsAfterLeader(text: string): boolean {
  return beginsValue(text.replace(LEADER, ''));
}

/** A day, an hour, an earlier result or a word of the sample. */
function isOther(text: string): boolean {
  const plain = fold(text);
  return (
    dateIn(text) !== null ||
    /^\d{1,2}[:h]\d{2}/.test(plain) ||
    isAside(plain) ||
    /\b(?:anterior|ant\.)/.test(plain)
  );
}

/** Whether a value can be of its analyte: by its unit, or by its range where no unit is printed. */
function fits({ value, unit, candidates }: ScannedValue, analyte: NamedAnalyte, label: boolean): boolean {
  const isInWords = analyte.units.length === 0 || analyte.key.startsWith('urina_');
  if (value === null) return isInWords;
  if (unit === null) return label || analyte.units.length === 0 || candidates.length > 0;
  return isUnitOf(unit, analyte);
}

function rangesOf(text: string) {
  return candidatesIn(withoutIntro(text) ?? text);
}

function rangesIn(cells: readonly Cell[]) {
  const kept = cells.filter(({ text }) => !isOther(text));
  return rangeCells(kept, '')?.flatMap(({ candidates }) => candidates) ?? [];
}
