import type { Day } from '../time/days.ts';

interface Point {
  date: Day;
  amount: number;
}

/**
 * How far an analyte moved since the treatment began: from the last value before it, else the first after it, to the
 * newest. Null where there is nothing to compare. Points come oldest first.
 */
export function sinceStart(points: readonly Point[], start: Day | null) {
  if (start === null) return null;
  const before = points.findLast(({ date }) => date <= start) ?? points[0];
  const newest = points.at(-1);
  if (!before || !newest || newest === before || newest.date < start) return null;
  return {
    from: before.date,
    to: newest.date,
    before: before.amount,
    after: newest.amount,
    difference: Number((newest.amount - before.amount).toPrecision(6)),
  };
}
