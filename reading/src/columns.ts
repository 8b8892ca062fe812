import { fold } from '@leveza/domain/exams/printed/words.ts';
import { candidatesIn } from '@leveza/domain/exams/printed/candidates.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { areFarApart, headingDate, newestOf, withoutHeadFields } from './heading-dates.ts';
import type { Cell, Line } from './layout.ts';
import type { Word } from './page.ts';

type Kind = 'name' | 'result' | 'unit' | 'reference' | 'previous' | 'group' | 'low' | 'high';

export interface Column {
  kind: Kind;
  left: number;
  right: number;
  unit: string | null;
  /** Whom the ranges of a `group` are for: 'Homens', 'Sem jejum'. */
  group: string;
}

const KINDS: [RegExp, Kind][] = [
  [
    /^(exames?|parametros?|analitos?|descricao|determinacao|dosagem|componente|testes?|item|analises?|pruebas?|procedimentos?|parameters?|tests?)$/,
    'name',
  ],
  [/^(resultados?|results?|result\.|valor|encontrado|obtido|atual|medido|achado)$/, 'result'],
  [/^(unidades?|und|unid|un|units?)\.?$/, 'unit'],
  [
    /^(referencias?|reference|normais|normales|vr|v\.r\.?|ref\.?|esperad[oa]s?|desejave(?:l|is)|desejad[oa]s?)$/,
    'reference',
  ],
  [/^(min|minimo|inf|inferior)\.?$/, 'low'],
  [/^(max|maximo|sup|superior)\.?$/, 'high'],
  [/^(home(?:m|ns)|masculino|masc\.?|mulheres|mulher|feminino|fem\.?)$/, 'group'],
];
const FASTING = /^(?:com|sem|em) jejum\b/;
/** 'Valor desejável', 'Intervalo biológico de referência': 'valor' alone would head results. */
const REFERENCE_CELL =
  /^(?:valor(?:es)?|intervalos?|faixas?|limites?|metas?)(?:\s+[a-z]+){0,2}\s+(?:referencia\w*|norma(?:l|is)|desejave(?:l|is)|desejad[oa]s?|esperad[oa]s?|idea(?:l|is))$/;
/** 'Lim. inf.', 'Valor máximo'. */
const LIMIT_CELL =
  /^(?:lim(?:ite)?s?|val(?:or)?|ref(?:erencia)?)\.?\s+(?:(min(?:im[ao])?|inf(?:erior)?)|max(?:im[ao])?|sup(?:erior)?)\.?$/;
const RESULT_CELL = /^(?:valor|result(?:ado)?s?)\.?\s+(?:medido|encontrado|obtido|atual|final|do paciente)$/;
/** 'Adultos acima de 60 anos', 'Gestantes'. */
const AGES = /\b(?:anos|adult[oa]s?|idos[oa]s?|gestantes?|criancas?)\b/;
const LONGEST_GROUP = 40;
const PREVIOUS = /\b(anterior(es)?|previos?|ult(imos?)?|historico|ant|variacao|diferenca|tendencia)\b/;

/**
 * The columns that a heading line announces; null for any other line. `above` are those of a heading right above, which
 * a line of dates continues.
 */
export function columnsOf(line: Line, above: readonly Column[], examDate: string | null): Column[] | null {
  if (/:/.test(line.text.replace(/\d:\d/g, '')) || hasFigures(line) || isRowOfUnits(line)) return null;
  const cells = withoutHeadFields(line.cells);
  const named = cells.flatMap(columnsOfCell);
  const hasResult = [...above, ...named].some(
    ({ kind, unit }) => (kind === 'result' && unit === null) || kind === 'previous',
  );
  const dated = datedColumns(cells, hasResult, examDate);
  const columns = [...named, ...dated];
  if (named.length === 0 && dated.length > 0 && above.length > 0) return [...above, ...columns];
  const kinds = new Set(columns.map(({ kind }) => kind));
  const units = columns.filter(({ unit }) => unit !== null);
  if (units.length > 1 && units.some(({ unit }) => unit === '%')) return columns;
  const groups = columns.filter(({ kind }) => kind === 'group');
  const isHeading =
    (kinds.size > 1 || groups.length > 1) &&
    (kinds.has('result') || kinds.has('reference') || kinds.has('group'));
  return isHeading ? columns : null;
}

/** Exams side by side have their units in a row: 'Unidade', 'mg/dL', 'mmol/L'. */
function isRowOfUnits({ cells: [first, ...others] }: Line): boolean {
  return (
    others.length > 1 && /^unidades?$/.test(fold(first!.text)) && others.every(({ text }) => isUnit(text))
  );
}

/** Under dates stand earlier results; the newest day is today's where no other heading is. */
function datedColumns(cells: readonly Cell[], hasResult: boolean, examDate: string | null): Column[] {
  const dated = cells.flatMap((cell) => {
    const date = headingDate(cell.text);
    return date === null ? [] : [{ cell, date }];
  });
  if ((dated.length < 2 && !hasResult) || areFarApart(dated.map(({ date }) => date))) return [];
  const newest = hasResult
    ? null
    : newestOf(
        dated.map(({ date }) => date),
        examDate,
      );
  return dated.map(({ cell, date }) =>
    spanned(cell, date === newest && newest !== null ? 'result' : 'previous'),
  );
}

/** A heading has no figures but dates, units and what stands in brackets: 'Referência (acima de 20 anos)'. */
function hasFigures({ cells }: Line): boolean {
  const text = cells.map((cell) => (isKnownHeading(cell) ? '' : cell.text)).join(' ');
  const words = text.replace(/\([^()]*\)|\d{1,2}\/\d{1,2}\/\d{2,4}/g, '').split(' ');
  return words.some((word) => /\d/.test(word) && !isUnit(word));
}

function isKnownHeading(cell: Cell): boolean {
  return headingDate(cell.text) !== null || isAgeGroup(cell) || isUnit(cell.text);
}

/** The words of a cell may be the headings of several columns: 'Resultado Unidade'. */
function columnsOfCell(cell: Cell): Column[] {
  if (PREVIOUS.test(fold(cell.text))) return [spanned(cell, 'previous')];
  if (FASTING.test(fold(cell.text)) || isAgeGroup(cell))
    return [{ ...spanned(cell, 'group'), group: cell.text }];
  // 'por mm³' heads counts by volume.
  if (/^por\s/.test(fold(cell.text)) && isUnit(cell.text))
    return [{ ...spanned(cell, 'result'), unit: cell.text.replace(/^por\s+/i, '/') }];
  if (REFERENCE_CELL.test(fold(cell.text))) return [spanned(cell, 'reference')];
  const limit = LIMIT_CELL.exec(fold(cell.text));
  if (limit) return [spanned(cell, limit[1] ? 'low' : 'high')];
  if (RESULT_CELL.test(fold(cell.text))) return [spanned(cell, 'result')];
  const columns: Column[] = [];
  for (const [at, word] of cell.words.entries()) {
    const plain = fold(word.text).replace(/[()]/g, '');
    const kind = KINDS.find(([words]) => words.test(plain))?.[1];
    const before = columns.at(-1);
    if (kind) columns.push({ ...spanned(word, kind), group: word.text });
    else if (!isUnit(plain) || !/[%/]/.test(plain)) continue;
    // 'Resultado (mg/dL)' names the unit of its column.
    else if (before && before.unit === null) before.unit = bare(word);
    else columns.push({ ...spanned(word, 'result'), left: startOf(cell, at), unit: bare(word) });
  }
  const [only, ...others] = columns;
  // 'V.R. Feminino' heads the ranges of women.
  if (only?.kind === 'reference' && others.length === 1 && others[0]!.kind === 'group')
    return [{ ...others[0]!, left: cell.left, right: cell.right }];
  // 'Intervalo de referência' heads its column from its first word on.
  const isWhole = only?.kind === 'reference' && others.length === 0;
  return isWhole ? [{ ...only, left: cell.left, right: cell.right }] : columns;
}

/** Ages with no limits behind them. */
function isAgeGroup({ text }: Cell): boolean {
  return text.length <= LONGEST_GROUP && AGES.test(fold(text)) && candidatesIn(text).length === 0;
}

/** 'Absoluto (/mm³)' begins with its first word. */
function startOf({ words }: Cell, at: number): number {
  const before = words[at - 1];
  return (before && /^(?:relativ|absolut|contagem)/.test(fold(before.text)) ? before : words[at]!).left;
}

function bare({ text }: Word): string {
  return text.replace(/[()]/g, '');
}

function spanned({ left, right }: { left: number; right: number }, kind: Kind): Column {
  return { kind, left, right, unit: null, group: '' };
}

/** The column a cell stands in, by the nearest heading. */
export function columnAt(columns: readonly Column[], cell: Cell): Column | null {
  const middle = (cell.left + cell.right) / 2;
  const gap = ({ left, right }: Column) => Math.max(left - cell.right, cell.left - right, 0);
  const near = (column: Column) => gap(column) + Math.abs((column.left + column.right) / 2 - middle) / 100;
  return columns.toSorted((one, other) => near(one) - near(other))[0] ?? null;
}

/** A number under the heading '%' or '/mm³' has that unit. */
export function withColumnUnit(cell: Cell, columns: readonly Column[]): string {
  const unit = columnAt(columns, cell)?.unit;
  return unit && /^[<>]?\s*[\d.,]+$/.test(cell.text) ? `${cell.text} ${unit}` : cell.text;
}

/** The one unit that the headings above some cells name. */
export function unitOfColumns(cells: readonly Cell[], columns: readonly Column[]): string | null {
  const units = cells.flatMap((cell) => columnAt(columns, cell)?.unit ?? []);
  return units.length === 1 && isUnit(units[0]!) ? units[0]! : null;
}
