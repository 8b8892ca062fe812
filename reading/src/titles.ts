import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { Title } from './draft.ts';
import type { Cell, Line } from './layout.ts';
import { overlaps } from './row-forms.ts';
import { scanRow, type ScannedValue } from './scan-row.ts';
import { isExamName } from './unknown-row.ts';

const RESULT =
  /^\W*(?:resultados?(?:\s+(?:atual|obtido|encontrado|final|medido|do\s+(?:exame|paciente)))?|valor\s+(?:obtido|encontrado|medido|atual|do\s+paciente)|valor(?=\s*:)|tempo\s+(?:do\s+paciente|obtido)|dosagem|achado(?=\s*:))\s*[:.=-]*\s*/;
const TITLE_REACH = 7;
/** A value right below its title needs no other sign that it is one. */
const RIGHT_BELOW = 1.9;

/** A line of cells without a name, below one or several titles. */
export interface Below {
  cells: Cell[];
  text: string;
  line: Line;
  /** Under the headings of a table the value stands in its own column. */
  hasColumns: boolean;
  isOnlyTitle: boolean;
  /** The cells between a title's left edge and the next title's, as in cards side by side. */
  beside: (title: Title) => Cell[];
}

export function isLabelled(text: string): boolean {
  return RESULT.test(fold(text));
}

const underOf = ({ cell: name }: Title, cells: readonly Cell[]) =>
  cells.filter((cell) => overlaps(cell, name));

/** The cells of a title's card, where cards stand side by side: from its left edge to the next title's. */
export function cellsBeside({ cell: name }: Title, titles: readonly Title[], cells: readonly Cell[]): Cell[] {
  const lefts = titles.map(({ cell }) => cell.left).filter((left) => left > name.right);
  const end = Math.min(...lefts);
  return titles.length > 1 ? cells.filter(({ left }) => left >= name.left && left < end) : [];
}

export function withoutResultLabel(text: string): string {
  return text.slice(RESULT.exec(fold(text))?.[0].length ?? 0);
}

/** The values that a line gives to a title above it, and the cells they stand in. */
export function valuesBelow(title: Title, below: Below): { values: ScannedValue[]; own: Cell[] } | null {
  const { cells, text, line, isOnlyTitle } = below;
  const label = [text, underOf(title, cells)[0]?.text ?? ''].some(isLabelled);
  const size = Math.max(line.size, title.line.size);
  const distance = (line.baseline - title.line.baseline) / size;
  const under = underOf(title, cells);
  const isBelow = under.length > 0 || below.hasColumns || /^[<>≤≥]?\s*\d/.test(text);
  const own = isOnlyTitle && (label || isBelow) ? cells : under.length > 0 ? under : below.beside(title);
  const isFar = distance > TITLE_REACH && (!label || title.analyte === null);
  // The result of a title at the end of a page is known by its label only.
  if (own.length === 0 || isFar || (!label && title.line.page !== line.page)) return null;
  // Exams side by side each have their own 'Resultado:'.
  const source = (isOnlyTitle ? [text] : own.map((cell) => cell.text)).map(withoutResultLabel).join('\t');
  const isRightBelow = distance <= RIGHT_BELOW && title.candidates.length === 0;
  const values = scanRow(source, title.unit, {
    isLabelled: label || isRightBelow,
    mayBeNegative: title.analyte === null,
  });
  const [first] = values;
  if (!first) return null;
  const isUnitless = title.analyte?.units.length === 0 && (isRightBelow || below.hasColumns);
  // A figure alone below its name has its unit in the next line, or is doubted.
  const isAlone = isRightBelow && /^[<>≤≥]?\s*\d[\d.,]*$/.test(source);
  if (!label && first.unit === null && !isUnitless && !isAlone) return null;
  first.mayBeRange = !label && first.comparator !== null && !/^[<>≤≥]/.test(source);
  first.candidates.unshift(...title.candidates);
  // Ranges below stand under the title, not under a value at the other end of its card.
  return {
    values,
    own: own.some((cell) => overlaps(cell, title.cell)) || isOnlyTitle ? own : [title.cell, ...own],
  };
}

/** The title of an exam that Leveza does not know, to which a 'Resultado:' below may belong. */
export function unknownTitle(cells: readonly Cell[], line: Line): Title | null {
  const [cell] = cells;
  if (!cell || line.cells.length > 1 || !isExamName(cell.text)) return null;
  return { analyte: null, parameter: cell.text, isFuzzy: false, unit: null, line, cell, candidates: [] };
}
