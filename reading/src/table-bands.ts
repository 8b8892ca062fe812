import { fold } from '@leveza/domain/exams/printed/words.ts';
import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { joinedWords, type Cell, type Line } from './layout.ts';
import { nameCell } from './name-cell.ts';

/** Lines of one cell stand at most this many letters' heights apart. */
const LEADING = 1.42;
/** Lines nearer than this are of different cells, side by side. */
const INTERLEAVED = 0.95;
const MOST_LINES = 40;
/** How much wider a gap between rows is than one between lines. */
const CLEARLY = 1.08;
const ASIDE = /^\W*(material|metodo|amostra|equipamento|valor calculado)\b/;

/**
 * Cells of a table whose text is wrapped stand on several lines, above and below the value that is centred beside them.
 * The lines of such a row are joined column by column: 'Saturação de' '14 %' 'transferrina' is one row.
 */
export function rowsOfBands(lines: readonly Line[]): Line[] {
  const bands: Line[][] = [];
  for (const line of lines) {
    const band = bands.at(-1);
    if (band && isNear(band.at(-1)!, line)) band.push(line);
    else bands.push([line]);
  }
  return bands.flatMap((band) => joined(band) ?? band);
}

function isNear(above: Line, line: Line): boolean {
  return above.page === line.page && gapOf(above, line) <= LEADING && !isOfSample(line);
}

/** 'Coleta: 14/09/2026', 'Liberação: …' below a row is no part of it. */
function isOfSample({ text }: Line): boolean {
  return /^\W*(?:data|coleta|coletad|liberac|liberad|assinad|responsavel|recebid)\w*\b.*\d/.test(fold(text));
}

function gapOf(above: Line, line: Line): number {
  return (line.baseline - above.baseline) / Math.min(above.size, line.size);
}

/** The rows of a band: the whole of it is one, or each part of it that its widest gap parts. */
function joined(band: readonly Line[]): Line[] | null {
  if (band.length < 2 || band.length > MOST_LINES || band[0]!.source !== 'text') return null;
  const row = rowOf(band);
  if (row && isNamed(row)) return [row];
  const gaps = band.slice(1).map((line, at) => gapOf(band[at]!, line));
  const [widest, next = 0] = gaps.toSorted((one, other) => other - one);
  if (widest! >= CLEARLY * next) {
    const at = gaps.indexOf(widest!) + 1;
    const [above, below] = [band.slice(0, at), band.slice(at)];
    const [first, last] = [joined(above), joined(below)];
    if (first || last) return [...(first ?? above), ...(last ?? below)];
  }
  return row && [row];
}

function rowOf(band: readonly Line[]): Line | null {
  const isInterleaved = band.some((line, at) => at > 0 && gapOf(band[at - 1]!, line) < INTERLEAVED);
  const columns = columnsOfBand(band);
  if (columns.length < 2 || columns.some(isSeveral)) return null;
  const value = columns.flatMap((column) => column.filter(isValue))[0];
  const isWrapped = isInterleaved || isWrappedName(columns[0]!, value) || columns.at(-1)!.some(isCut);
  if (!value || !isWrapped) return null;
  const cells = columns.map(joinedCell).filter(({ text }) => text !== '');
  const line = band.find(({ cells: own }) => own.includes(value))!;
  return { ...line, cells, text: cells.map(({ text }) => text).join('  ') };
}

/** A row begins with a name, or with the value of a title above. */
function isNamed({ cells: [first] }: Line): boolean {
  return isValue(first!) || nameCell(first!.text, false, false) !== null;
}

/** The cells of a band, one list a column: cells above each other are of one. */
function columnsOfBand(band: readonly Line[]): Cell[][] {
  const cells = band.flatMap((line) => line.cells).toSorted((one, other) => one.left - other.left);
  const columns: Cell[][] = [];
  let right = -Infinity;
  for (const cell of cells) {
    if (cell.left < right) columns.at(-1)!.push(cell);
    else columns.push([cell]);
    right = Math.max(right, cell.right);
  }
  const heightOf = (cell: Cell) => band.findIndex((line) => line.cells.includes(cell));
  const ordered = columns.map((column) => column.toSorted((one, other) => heightOf(one) - heightOf(other)));
  return withRangeLast(ordered);
}

/** 'Ref.: 70 a 99' below the name, as a column behind the value. */
function withRangeLast([names, ...others]: Cell[][]): Cell[][] {
  const at = names?.findIndex(({ text }) => withoutIntro(text) !== null) ?? -1;
  return at > 0 ? [names!.slice(0, at), ...others, names!.slice(at)] : [names ?? [], ...others];
}

/** Two values, or two names, below each other are two rows, and the lines are left as they are. */
function isSeveral(column: readonly Cell[]): boolean {
  const names = column.filter(({ text }) => nameCell(text, false, false) !== null);
  const keys = new Set(names.map(({ text }) => nameCell(text, false, false)!.match.analyte.key));
  return column.filter(isValue).length > 1 || keys.size > 1 || column.some(({ text }) => text.length > 70);
}

function isValue({ text }: Cell): boolean {
  if (isUnit(text) || /\d\s*[)\]]$|^1[,.]73/.test(text)) return false;
  const range = candidatesIn(withoutIntro(text) ?? text)[0]?.range;
  const isRange = range !== undefined && (range.low === null || range.high === null ? !isSigned(text) : true);
  return /^[*↑↓▲▼!]*\s*[<>≤≥]?\s*\d/.test(text) && !isRange;
}

function isSigned(text: string): boolean {
  return /^[<>≤≥]/.test(text);
}

/** A range that goes on in the next line: 'Mulheres: 2,4 a'. */
function isCut({ text }: Cell): boolean {
  return /\d\s*(?:a|at[eé]|-)$|\b(?:at[eé]|inferior a|superior a|menor que|maior que|acima de|abaixo de)$|:\s(?:inferior|superior|menor|maior|acima|abaixo)$|\banos:$/i.test(
    text,
  );
}

/** A name in several lines that none of them is alone: 'Taxa de', 'filtração', 'glomerular'. */
function isWrappedName(column: readonly Cell[], row: Cell | undefined): boolean {
  if (!row || column.length < 2 || column.includes(row) || column.some(({ text }) => ASIDE.test(fold(text))))
    return false;
  const whole = nameCell(joinedCell(column).text, false, false);
  const longest = Math.max(...column.map(({ text }) => nameCell(text, false, false)?.match.length ?? 0));
  return whole !== null && whole.match.length > longest;
}

function joinedCell(column: readonly Cell[]): Cell {
  const kept = column.filter(({ text }) => !ASIDE.test(fold(text)));
  return joinedWords(
    // A word that is cut at its hyphen goes on: 'anti-', 'tireoperoxidase'.
    kept
      .map(({ text }) => text)
      .join(' ')
      .replace(/(?<=\p{L}-) (?=\p{L})/gu, ''),
    kept.flatMap(({ words }) => words),
  );
}
