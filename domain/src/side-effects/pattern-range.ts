/**
 * A range is at most two days of a week: most effects would fall into a wider one by chance. A daily medicine has no
 * range.
 */
export function widestRange(intervalDays: number | null): number {
  return intervalDays === null ? 0 : Math.floor((intervalDays * 2) / 7);
}

/** Whether there can be a pattern at all, by the counts of each day from a dose to the next. */
export const isPatternPossible = ({ length }: readonly number[]): boolean => widestRange(length - 1) > 0;
