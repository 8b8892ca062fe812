import { candidatesIn, withoutIntro } from '@leveza/domain/exams/printed/candidates.ts';
import { isGroup } from '@leveza/domain/exams/printed/choose.ts';
import { isUnit } from '@leveza/domain/exams/printed/unit.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import { columnAt, type Column } from './columns.ts';
import type { Cell } from './layout.ts';
import type { NameCell } from './name-cell.ts';
import { valueFirst } from './row-cells.ts';
import { beginsValue } from './scan-row.ts';
import { isPending } from './unknown-row.ts';

const STATUS =
  /^\W*(?:normal|alt[oa]|baix[oa]|(?:elevad|aumentad|diminuid|reduzid|alterad|adequad)[oa]|ideal|otimo|atencao|(?:dentro|fora|acima|abaixo)(?: d[aeo]\b[a-z ]*)?)\W*$/;

/** Leaves out what a laboratory says of a value that it measures: 'Normal', 'Dentro da faixa'. */
export function withoutStatus(cells: Cell[], { match }: NameCell): Cell[] {
  // In urine 'Normal' is a result.
  const isMeasured = match.analyte.units.length > 0 && !match.analyte.key.startsWith('urina_');
  return isMeasured ? cells.filter(({ text }) => !STATUS.test(fold(text))) : cells;
}

/** Leaves out what stands between a name and its value, and measures nothing: 'Soro', 'Hexoquinase', 'IFCC 37 °C'. */
export function withoutMethod(cells: Cell[], { match, rest }: NameCell): Cell[] {
  // '< 0,30' is a value where another range follows it.
  const isLess = (text: string, order: number) =>
    /^[<>≤≥]\s*\d/.test(text) && cells.slice(order + 1).some((cell) => candidatesIn(cell.text).length > 0);
  const at = cells.findIndex(({ text }, order) => beginsValue(text) || isLess(text, order));
  // Findings of urine are told in any words: 'Oxalato de cálcio', before 'Ausentes'.
  const isPlain = /^[\s.:_-]*$/.test(rest) && !match.analyte.key.startsWith('urina_');
  return at > 0 && isPlain && cells.slice(0, at).every(isMethod) ? cells.slice(at) : cells;
}

/** 'Hexoquinase', '70 a 99', '104', 'mg/dL' below a name, under the headings of a table: the value comes first. */
export function withoutMethodBelow(cells: Cell[], columns: readonly Column[]): Cell[] {
  const [first, ...others] = cells;
  const isBeside = first !== undefined && columnAt(columns, first)?.kind === 'name' && isMethod(first);
  const hasResult = columns.some(({ kind }) => kind === 'result');
  return isBeside && hasResult && others.length > 0 ? valueFirst(others, columns) : cells;
}

/**
 * Words that make another analyte of the name before them: 'Sódio | Urina', 'Testosterona | Livre', 'Glicose |
 * Pós-prandial'.
 */
const OTHER =
  /^\W*(?:livre|(?:in)?direta|glicada|ionic[oa]|ionizado)\W*$|\b(?:urin\w*|saliva\w*|liquor|fezes|pos|apos)\b/;

/** Whether a cell makes another analyte of the name before it. */
export function isOfOtherAnalyte(text: string): boolean {
  return OTHER.test(fold(text));
}

function isMethod({ text }: Cell): boolean {
  return (
    /^\p{L}{2}/u.test(text) &&
    !isOfOtherAnalyte(text) &&
    candidatesIn(withoutIntro(text) ?? text).length === 0 &&
    !/:\s*$/.test(text) &&
    !isUnit(text) &&
    !isGroup(text) &&
    !isPending(text)
  );
}
