import type { AnalyteRow } from '@leveza/contract/exams/analytes.ts';

interface AnalyteGroup {
  title: string;
  /** Its rows come from several groups of one value each, and say which. */
  isMixed: boolean;
  rows: readonly AnalyteRow[];
}

const OTHERS = 'Outros valores';

/**
 * Analytes by what they tell about; groups of a single one stand together at the end. A value outside its range comes
 * before the others, so that a long group shows it at first, unless figures are covered: the place would tell it.
 */
export function groupsOf(rows: readonly AnalyteRow[], isCovered: boolean): AnalyteGroup[] {
  const groups = [...Map.groupBy(rows, ({ group }) => group)];
  const single = groups.flatMap(([, ofGroup]) => (ofGroup.length === 1 ? ofGroup : []));
  const isMixed = single.length > 1;
  const named = groups
    .filter(([, ofGroup]) => ofGroup.length > 1 || !isMixed)
    .map(([title, ofGroup]) => ({ title, isMixed: false, rows: ofGroup }));
  const all = isMixed ? [...named, { title: OTHERS, isMixed, rows: single }] : named;
  return isCovered ? all : all.map((group) => ({ ...group, rows: outsideFirst(group.rows) }));
}

const outsideFirst = (rows: readonly AnalyteRow[]) =>
  rows.toSorted((one, other) => Number(isOutside(other)) - Number(isOutside(one)));

const isOutside = ({ last: { flag } }: AnalyteRow) => flag !== null && flag !== 'normal';
