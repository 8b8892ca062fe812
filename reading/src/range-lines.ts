import { candidatesIn, withoutIntro, type Candidate } from '@leveza/domain/exams/printed/candidates.ts';
import { isGroup, sexIn } from '@leveza/domain/exams/printed/choose.ts';
import { isUnit, unitAt } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { columnAt, type Column } from './columns.ts';
import type { Draft } from './draft.ts';
import type { Cell, Line } from './layout.ts';
import { isPlainValue } from './row-forms.ts';
import { isLabelled } from './titles.ts';

export interface RangeCell {
  cell: Cell;
  candidates: Candidate[];
}

/** Ranges in the cells of a line below a result; null where the line is the row of something else. */
export function rangeCells(
  cells: readonly Cell[],
  group: string,
  columns: readonly Column[] = [],
): RangeCell[] | null {
  const found: RangeCell[] = [];
  let label = '';
  for (const [at, cell] of cells.entries()) {
    const column = columnAt(columns, cell);
    const isOfColumn = at > 0 && column?.kind === 'group' && isLabelCell(cells[0]!.text);
    // Sexes over the columns and ages before the rows are both for the range.
    const text = isOfColumn ? `${column.group} ${cells[0]!.text}: ${cell.text}` : `${label}${cell.text}`;
    const candidates = candidatesIn(withoutIntro(text) ?? text);
    label = '';
    const hasIntro = withoutIntro(text) !== null;
    if (candidates.length > 0 && (hasIntro || !isSentence(text, candidates))) {
      found.push({ cell, candidates: candidates.map((each) => ofGroup(each, group)) });
      continue;
    }
    if (isLabelCell(cell.text)) label = `${cell.text} `;
    // A number before the range: the row of something else.
    else if (/\d/.test(cell.text)) return null;
    // So is another name before a number.
    else if (at === 0 && isName(cell.text) && (cells.length > 2 || cells.some(hasDigits)))
      // A method below the name, beside the next of its ranges.
      if (!cells.slice(1).every(isOfGroup)) return null;
  }
  return found;
}

/** 'Mulheres: 13,0 a 150,0'. */
function isOfGroup({ text }: Cell): boolean {
  const candidates = candidatesIn(text);
  return candidates.length > 0 && candidates.every(({ label }) => isGroup(label));
}

function hasDigits({ text }: Cell): boolean {
  return /\d/.test(text);
}

/** 'Glicose acima de 126 mg/dL em duas ocasiões sugere diabetes' is a note. */
function isSentence(text: string, candidates: readonly Candidate[]): boolean {
  const last = candidates.at(-1)!.text;
  const behind = text.slice(text.lastIndexOf(last) + last.length).replace(/\([^()]*\)/g, '');
  return text.includes(last) && /^\s*[a-zà-ú]+(?:\s+\S+){2,}/.test(behind) && !unitAt(behind.trim());
}

/** 'Ref.: 70 a 99 mg/dL', '102 mg/dL' on one line below a name: the value comes first. */
export function valueBeforeRange(cells: readonly Cell[]): readonly Cell[] {
  const [range, value, ...others] = cells;
  const isSwapped =
    value !== undefined &&
    others.length === 0 &&
    isPlainValue(value) &&
    candidatesIn(withoutIntro(range!.text) ?? '').length > 0;
  return isSwapped ? [value, range!] : cells;
}

/** 'Enzimático. Valor de referência: 70 a 99' in small print is a range from there on. */
export function fromIntro(cell: Cell): Cell {
  const at = cell.text.search(/(?<=[.;)]\s+)valor(?:es)?\s+de\s+refer[eê]ncia\s*:/i);
  if (at > 0) return { ...cell, text: cell.text.slice(at) };
  // 'Coleta das 6 às 10 horas: 6,2 a 18,4' tells whom a range is for, and no day.
  return { ...cell, text: cell.text.replace(/^coleta\s+(?=(?:d?as|d?[aà]s|entre)\s+\d[^:]*:\s*\d)/i, '') };
}

function isLabelCell(text: string): boolean {
  return /:\s*$/.test(text) || isGroup(text);
}

function isName(text: string): boolean {
  return withoutIntro(text) === null && /[a-z]{3}/.test(fold(text));
}

/** 'Feminino' above '20 a 50 anos: 42 a 98 U/L'. */
function ofGroup(candidate: Candidate, group: string): Candidate {
  // 'Homens' below the ranges of 'Mulheres' begins another group.
  if (group === '' || sexIn(candidate.label) !== null) return candidate;
  return { ...candidate, text: `${group} ${candidate.text}`, label: `${group} ${candidate.label}` };
}

/** A line of its own that says whom the ranges below are for. */
export function groupOf(cells: readonly Cell[]): string | null {
  const [first, ...others] = cells;
  if (!first || others.length > 0 || withoutIntro(first.text) !== null || isLabelled(first.text)) return null;
  const text = first.text.replace(/[\s:]+$/, '');
  const isShort = text.length <= LONGEST_GROUP && isGroup(text);
  return isShort && candidatesIn(text).length === 0 ? text : null;
}

const LONGEST_GROUP = 40;
const UNIT_REACH = 2.2;

/** Gives a unit that stands below its number to it, and leaves the other cells. */
export function takeUnits(all: readonly Cell[], drafts: readonly Draft[], line: Line): Cell[] {
  const cells = all.filter(({ text }) => !/^unidades?\W*$/.test(fold(text)));
  const isOwnRow = cells.some(({ text }) => !isUnit(text) && candidatesIn(text).length === 0);
  if (isOwnRow) return [...cells];
  return cells.filter((cell) => {
    if (!isUnit(cell.text)) return true;
    const draft = drafts.find(
      (each) =>
        each.value.unit === null &&
        line.baseline - each.baseline <= UNIT_REACH * line.size &&
        each.words.some((word) => word.text.includes(digitsOf(each)) && isAbove(word, cell, line.size)),
    );
    if (draft) draft.value.unit = cell.text;
    return false;
  });
}

/** 'Superior a 1.000' stands in three words. */
function digitsOf({ value: { text } }: Draft): string {
  return /\d[\d.,]*/.exec(text)?.[0] ?? text;
}

function isAbove(word: { left: number; right: number }, cell: Cell, slack: number): boolean {
  return word.left <= cell.right + slack && word.right >= cell.left - slack;
}
