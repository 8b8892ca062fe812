/** More columns than this have no room for their numbers on a phone. */
const MOST_COLUMNS = 15;
const WEEK = 7;

export interface DayColumn {
  fromDay: number;
  toDay: number;
  count: number;
}

/** The days after a dose as columns: each day of its own, and weeks where a dose comes only every few of them. */
export function dayColumns(counts: readonly number[]): DayColumn[] {
  const days = counts.length > MOST_COLUMNS ? WEEK : 1;
  return Array.from({ length: Math.ceil(counts.length / days) }, (_, column) => {
    const inColumn = counts.slice(column * days, (column + 1) * days);
    return {
      fromDay: column * days,
      toDay: column * days + inColumn.length - 1,
      count: inColumn.reduce((sum, count) => sum + count, 0),
    };
  });
}
