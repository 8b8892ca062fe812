import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { candidatesIn, withoutIntro, type Candidate } from '@leveza/domain/exams/printed/candidates.ts';
import { columnAt, type Column } from './columns.ts';
import { dateIn } from './dates.ts';
import { inlineRows } from './inline-names.ts';
import type { Cell, Line } from './layout.ts';
import { beginsValue } from './scan-row.ts';

const PREVIOUS_CELL =
  /^\W*(?:(?:valor|resultado|res)\.?\s+)?(?:anterior(?:es)?|ant|ult(?:imo)?)\b[\s.:]*.*\d/;
/** 'Data da coleta: 19/06/2026' or 'Material: soro' beside a name. */
const ASIDE_CELL =
  /^\W*(?:(?:data|dt|hora)\b.*|(?:coleta|coletado|liberado|recebido|emissao|material|metodo|amostra)\b.*[:.\d].*)$/;
const PREVIOUS_ASIDE = /\s*\([^()]*\b(?:anterior|ant\.)[^()]*\)/i;

/** The cells of a row that may hold today's result: earlier ones are left out, names in one cell are parted. */
export function todaysCells(cells: readonly Cell[], columns: readonly Column[]): Cell[] {
  return withLimits(withoutDashes(cells), columns).flatMap((cell) => {
    const plain = fold(cell.text);
    if (columnAt(columns, cell)?.kind === 'previous' || PREVIOUS_CELL.test(plain)) return [];
    if (cell !== cells[0] && (ASIDE_CELL.test(plain) || isDay(plain))) return [];
    if (isChange(cell.text)) return [];
    const text = cell.text.replace(PREVIOUS_ASIDE, '');
    return text === '' ? [] : inlineRows({ ...cell, text });
  });
}

/** Leaves out the dash of a value that has no unit: 'pH', '5,5', '-', '5,0 a 7,0'. In the place of a value it stays. */
function withoutDashes(cells: readonly Cell[]): readonly Cell[] {
  const value = cells.findIndex(({ text }, at) => at > 0 && beginsValue(text));
  return value < 0 ? cells : cells.filter(({ text }, at) => at < value || !/^-+$/.test(text));
}

/** How much a result has changed since the last one: '+42 %'. */
function isChange(text: string): boolean {
  return /^[+±−-]\s?\d[\d.,]*\s?%$/.test(text);
}

/** The day of a result in a cell of its own: '12/03/2026', '12/03/2026 07:10'. */
function isDay(plain: string): boolean {
  return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}(?:\s+\d{1,2}[:h]\d{2})?$/.test(plain) && dateIn(plain) !== null;
}

/** Limits under 'Mín.' and 'Máx.' are one range. */
function withLimits(cells: readonly Cell[], columns: readonly Column[]): readonly Cell[] {
  const limitOf = (kind: 'low' | 'high') =>
    cells.find((cell) => columnAt(columns, cell)?.kind === kind && /^\d[\d.,]*$/.test(cell.text));
  const [low, high] = [limitOf('low'), limitOf('high')];
  if (!low || !high) return cells;
  const range = {
    ...low,
    text: `${low.text} a ${high.text}`,
    right: high.right,
    words: [...low.words, ...high.words],
  };
  // The result may stand between its limits, and comes first.
  return cells.flatMap((cell) => (cell === high ? [range] : cell === low ? [] : [cell]));
}

/** The name comes first, also under headings that put the result before it: 'Resultado', 'Unidade', 'Exame'. */
export function nameFirst(cells: readonly Cell[], columns: readonly Column[]): readonly Cell[] {
  const names = columns.filter(({ kind }) => kind === 'name');
  const [name] = names;
  const isBehind = columns.some(({ kind, right }) => kind === 'result' && right < (name?.left ?? -Infinity));
  if (names.length !== 1 || !isBehind) return cells;
  const isName = (cell: Cell) => columnAt(columns, cell) === name;
  return [...cells.filter(isName), ...cells.filter((cell) => !isName(cell))];
}

/** Cells that only announce others are none: 'Valores de referência' beside a title. */
function isHeadingCell({ text }: Cell): boolean {
  return withoutIntro(text)?.trim() === '' || /^\W*(resultados?|unidades?)\W*$/.test(fold(text));
}

/** 'Resultado: 97 mg/dL' at the end of the line of its name. */
function withoutLabel(cell: Cell): Cell {
  return {
    ...cell,
    text: cell.text.replace(
      /^\W*(?:resultado|valor|achado)(?:\s+(?:atual|obtido|encontrado|medido|final))?[\s.…_]*:\s*(?=\S)/i,
      '',
    ),
  };
}

/** The value comes first, also under headings that put the unit or the range before it. */
export function valueFirst(cells: readonly Cell[], columns: readonly Column[]): Cell[] {
  const isRangeFirst = columns.length === 0 && isRangeBeforeValue(cells);
  const ranks = cells.map((cell, at) => (isRangeFirst ? (at === 0 ? 2 : 0) : rankOf(cell, columns)));
  const ordered = cells
    .map((cell, at) => ({ cell, rank: ranks[at]! }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ cell }) => withoutLabel(cell))
    .filter((cell) => !isHeadingCell(cell));
  return unitBeforeRange(ordered);
}

/** '70 a 99 mg/dL', '104', 'mg/dL': without headings two limits tell the range, and one other number the value. */
function isRangeBeforeValue([first, ...others]: readonly Cell[]): boolean {
  // '8 % - 592 /mm³' is a share and its count.
  const range = first && !/%\s*-/.test(first.text) ? candidatesIn(first.text)[0] : undefined;
  const isWhole =
    range !== undefined &&
    range.text === first!.text &&
    range.range.low !== null &&
    range.range.high !== null;
  return isWhole && others.filter(({ text }) => /^\d[\d.,]*(?:\s|$)/.test(text)).length === 1;
}

/** '52', '16,6 a 48,5', 'mg/dL': a unit behind the range is the value's. */
function unitBeforeRange(cells: Cell[]): Cell[] {
  const [value, ...others] = cells;
  const at = others.findIndex(({ text }) => isUnit(text));
  const isBare = value !== undefined && /^[<>≤≥]?\s*[\d.,]+$/.test(value.text);
  const areRanges = at > 0 && others.slice(0, at).every(({ text }) => candidatesIn(text).length > 0);
  return isBare && areRanges ? [value, others[at]!, ...others.toSpliced(at, 1)] : cells;
}

function rankOf(cell: Cell, columns: readonly Column[]): number {
  const own = columnAt(columns, cell);
  if (own?.kind === 'unit' && isUnit(cell.text) && columns.some(isResultBehind(own, columns))) return 1;
  const isRange = own?.kind === 'reference' || own?.kind === 'low' || own?.kind === 'high';
  const isBefore = isRange && columns.some(isResultBehind(own, columns));
  return isBefore ? 2 : 0;
}

/** The next column of results stands behind this one, and none between it and its name. */
function isResultBehind(own: Column, columns: readonly Column[]): (column: Column) => boolean {
  const name = columns.findLast((column) => column.kind === 'name' && column.left < own.left);
  const isBetween = columns.some(
    (column) => column.kind === 'result' && column.left < own.left && column.left > (name?.left ?? -Infinity),
  );
  return (column) => column.kind === 'result' && column.left > own.left && !isBetween;
}

/** Whether the first figures of a row stand under the heading of ranges: 'Glicose', an empty result, '< 99'. */
export function isRangeOnly(cells: readonly Cell[], columns: readonly Column[]): boolean {
  const first = cells.find(({ text }) => /\d/.test(text));
  const hasResults = columns.some(({ kind }) => kind === 'result');
  return (
    first !== undefined &&
    hasResults &&
    columnAt(columns, first)?.kind === 'reference' &&
    candidatesIn(first.text).length > 0
  );
}

/** Ranges under the headings 'Homens' and 'Mulheres', or 'Com jejum' and 'Sem jejum', are for them. */
export function rangesByGroup(cells: readonly Cell[], columns: readonly Column[]): Candidate[] {
  return cells.flatMap((cell) => {
    const column = columnAt(columns, cell);
    if (column?.kind !== 'group') return [];
    return candidatesIn(cell.text).map((candidate) => ({ ...candidate, label: column.group }));
  });
}

/** A row with an earlier day beside it: 'Hemoglobina', '12,4 g/dL', '10/02/2026'. */
export function isOfEarlierDay({ cells }: Line, examDate: string | null): boolean {
  if (examDate === null) return false;
  const days = cells.flatMap(({ text }) => (/^[\d/.-]{8,10}$/.test(text) ? (dateIn(text) ?? []) : []));
  return days.length === 1 && days[0]! < examDate;
}
