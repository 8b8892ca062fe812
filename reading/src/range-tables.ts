import { candidatesIn, type Candidate } from '@leveza/domain/exams/printed/candidates.ts';
import { findRange } from '@leveza/domain/exams/printed/range.ts';
import { fold } from '@leveza/domain/exams/printed/words.ts';
import type { NamedAnalyte } from '@leveza/domain/exams/names/analyte-names.ts';
import { columnAt, type Column } from './columns.ts';
import type { Draft } from './draft.ts';
import type { Cell, Line } from './layout.ts';
import { nameCell } from './name-cell.ts';
import { rangesByGroup } from './row-cells.ts';

const GOALS = /\b(?:risco|categorias?|classificacao|metas?)\b/;

interface Goal {
  cell: Cell;
  drafts: Draft[];
}

/** Tables of references below the results they are for: they hold no result of their own. */
export class RangeTables {
  /** The analytes over the columns of a table of goals: 'Categoria de risco', 'LDL', 'Não-HDL'. */
  #goals: Goal[] = [];
  readonly #earlier = new Map<NamedAnalyte, Candidate[]>();

  /** Whether a line is the heading or a row of a table of goals; its ranges go to the results above. */
  covers(line: Line, drafts: readonly Draft[]): boolean {
    const [label, ...others] = line.cells;
    const goals = headingOf(label, others, drafts);
    if (goals) {
      this.#goals = goals;
      return true;
    }
    const isRow = this.#goals.length > 0 && others.length > 0 && others.every(isRange) && isLabel(label!);
    if (!isRow) {
      this.#goals = [];
      return false;
    }
    for (const cell of others) this.#give(cell, label!.text);
    return true;
  }

  /** Whether a row only tells the ranges of a result above it. Those of a result further down are kept for it. */
  gives(
    analyte: NamedAnalyte,
    cells: readonly Cell[],
    columns: readonly Column[],
    drafts: readonly Draft[],
  ): boolean {
    const candidates = rangesOnly(cells, columns);
    const bare = candidates.length > 0 ? withoutRange(analyte, drafts) : [];
    for (const { value } of bare) value.candidates.push(...candidates);
    const isComplete =
      candidates.length > 0 && candidates.every(({ range }) => range.low !== null && range.high !== null);
    if (bare.length === 0 && isComplete) this.#earlier.set(analyte, candidates);
    return bare.length > 0;
  }

  /** Ranges that stood before their results. */
  giveEarlierRanges(drafts: readonly Draft[]): void {
    for (const { analyte, value } of drafts)
      if (analyte && value.value !== null && value.candidates.length === 0)
        value.candidates.push(...(this.#earlier.get(analyte) ?? []));
  }

  #give(cell: Cell, label: string): void {
    const [nearest] = this.#goals.toSorted((one, other) => gapOf(one.cell, cell) - gapOf(other.cell, cell));
    const name = /risco/.test(fold(label)) ? label : `Risco ${label.toLowerCase()}`;
    const candidates = candidatesIn(cell.text).map((each) => ({
      ...each,
      label: name,
      text: `${name}: ${each.text}`,
    }));
    for (const { value } of nearest?.drafts ?? []) value.candidates.push(...candidates);
  }
}

/** The ranges of a row that names an analyte and measures nothing: 'Triglicérides', '< 150', '< 175'. */
function rangesOnly(cells: readonly Cell[], columns: readonly Column[]): Candidate[] {
  const figures = cells.filter(({ text }) => /\d/.test(text));
  if (figures.length === 0 || !figures.every((cell) => isGoal(cell, columns))) return [];
  const byGroup = rangesByGroup(cells, columns);
  return byGroup.length > 0 ? byGroup : figures.flatMap(({ text }) => candidatesIn(text));
}

function headingOf(
  label: Cell | undefined,
  others: readonly Cell[],
  drafts: readonly Draft[],
): Goal[] | null {
  if (!label || others.length === 0 || !GOALS.test(fold(label.text))) return null;
  const goals = others.map((cell) => {
    const name = nameCell(cell.text.replace(/^metas?\s+(?:de|para)\s+/i, ''), false, false);
    const isBare = name !== null && !/\d/.test(name.rest);
    return { cell, drafts: isBare ? withoutRange(name.match.analyte, drafts) : null };
  });
  const known = goals.filter((goal): goal is Goal => goal.drafts !== null);
  return known.length === goals.length && known.some((goal) => goal.drafts.length > 0) ? known : null;
}

function withoutRange(analyte: NamedAnalyte, drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft) => draft.analyte === analyte && draft.value.candidates.length === 0);
}

/** Limits, or what stands under the heading of ranges. */
function isGoal(cell: Cell, columns: readonly Column[]): boolean {
  const kind = columnAt(columns, cell)?.kind;
  const isWhole = findRange(cell.text)?.start === 0;
  return isRange(cell) && (kind === 'reference' || kind === 'group' || isWhole || /^\D/.test(cell.text));
}

function isRange({ text }: Cell): boolean {
  return candidatesIn(text).length > 0;
}

function isLabel({ text }: Cell): boolean {
  return !/\d/.test(text);
}

function gapOf(one: Cell, other: Cell): number {
  return Math.abs((one.left + one.right) / 2 - (other.left + other.right) / 2);
}
