import { fold } from '@leveza/domain/exams/printed/words.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { dateIn } from './dates.ts';
import type { Cell, Line } from './layout.ts';
import type { Word } from './page.ts';

type Kind = 'name' | 'result' | 'unit' | 'reference' | 'previous' | 'male' | 'female';

export interface Column {
  kind: Kind;
  left: number;
  right: number;
  unit: string | null;
}

const KINDS: [RegExp, Kind][] = [
  [/^(anterior(es)?|previo|ultimo)$/, 'previous'],
  [/^(exames?|parametros?|analitos?|descricao|determinacao|dosagem|componente|teste|item)$/, 'name'],
  [/^(resultados?|valor|encontrado|obtido|atual)$/, 'result'],
  [/^(unidades?|und|unid|un)\.?$/, 'unit'],
  [/^(referencias?|normais|vr|v\.r\.?|ref\.?)$/, 'reference'],
  [/^(homens?|masculino|masc\.?)$/, 'male'],
  [/^(mulheres|mulher|feminino|fem\.?)$/, 'female'],
];

/** The columns that a heading line announces; null for any other line. */
export function columnsOf(line: Line): Column[] | null {
  if (/:/.test(line.text.replace(/\d:\d/g, '')) || hasFigures(line)) return null;
  const words = line.cells.flatMap((cell) => cell.words);
  const dates = line.cells.filter((cell) => dateIn(cell.text) !== null && /^[\d\s/:.h-]+$/.test(cell.text));
  const newest = dates
    .map((cell) => dateIn(cell.text)!)
    .toSorted()
    .at(-1);
  const dated = dates.length > 1 ? dates : [];
  const columns = [
    ...words.flatMap((word) => columnOfWord(word)),
    ...dated.map((cell) => spanned(cell, dateIn(cell.text) === newest ? 'result' : 'previous')),
  ];
  const kinds = new Set(columns.map(({ kind }) => kind));
  const units = columns.filter(({ unit }) => unit !== null);
  if (units.length > 1 && units.some(({ unit }) => unit === '%')) return columns;
  const isHeading = kinds.size > 1 && (kinds.has('result') || kinds.has('reference') || kinds.has('male'));
  return isHeading ? columns : null;
}

/** A heading has no figures but dates, units and what stands in brackets: 'Referência (acima de 20 anos)'. */
function hasFigures({ cells }: Line): boolean {
  const text = cells.map((cell) => (dateIn(cell.text) === null ? cell.text : '')).join(' ');
  const words = text.replace(/\([^()]*\)/g, '').split(' ');
  return words.some((word) => /\d/.test(word) && !isUnit(word));
}

function columnOfWord(word: Word): Column[] {
  const plain = fold(word.text).replace(/[()]/g, '');
  const kind = KINDS.find(([words]) => words.test(plain))?.[1];
  if (kind) return [spanned(word, kind)];
  return isUnit(plain) && /[%/]/.test(plain) ? [{ ...spanned(word, 'result'), unit: word.text }] : [];
}

function spanned({ left, right }: { left: number; right: number }, kind: Kind): Column {
  return { kind, left, right, unit: null };
}

/** The column a cell stands in, by the nearest heading. */
export function columnAt(columns: readonly Column[], cell: Cell): Column | null {
  const middle = (cell.left + cell.right) / 2;
  const gap = ({ left, right }: Column) => Math.max(left - cell.right, cell.left - right, 0);
  const near = (column: Column) => gap(column) + Math.abs((column.left + column.right) / 2 - middle) / 100;
  return columns.toSorted((one, other) => near(one) - near(other))[0] ?? null;
}
