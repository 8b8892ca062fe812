import { ANALYTES } from '../exams/analytes.ts';
import { sinceStart } from '../exams/since-start.ts';
import type { Comparator } from '../exams/states.ts';
import type { Day } from '../time/days.ts';

interface AmountOnDay {
  day: Day;
  amount: number;
  comparator: Comparator | null;
}

interface Compared {
  analyte: string | null;
  before: AmountOnDay;
  after: AmountOnDay;
  /** Of the treatment; null while none is known. */
  start: Day | null;
}

/** How far a result moved since the treatment began, else since the first exam; null where no unit is common to both. */
export function examChange({ analyte, before, after, start }: Compared) {
  const unit = ANALYTES.find(({ key }) => key === analyte)?.unit;
  const points = [before, after].map(({ day, amount }) => ({ date: day, amount }));
  const moved = sinceStart(points, start ?? before.day);
  if (unit === undefined || moved === null) return null;
  const isExact = before.comparator === null && after.comparator === null;
  return { unit, before, after, difference: isExact ? moved.difference : null };
}
