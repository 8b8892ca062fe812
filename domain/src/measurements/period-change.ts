import { type StartPoint, startPoint } from '../profile/start-point.ts';
import type { Day } from '../time/days.ts';

/** The start of the treatment as the first weight of a period: the period reaches it, and no weighing is as old. */
export function startWithin(from: Day, known: Parameters<typeof startPoint>[0]): StartPoint | null {
  const start = startPoint(known);
  return start && start.day >= from ? start : null;
}

interface Ends {
  start: StartPoint | null;
  /** The first and the last weighing of the period. */
  first: StartPoint;
  last: StartPoint;
}

/** The weight that the last one of a period is compared with; null within one day, whose weighings are no change. */
export function changedFrom({ start, first, last }: Ends): StartPoint | null {
  const from = start ?? first;
  return from.day < last.day ? from : null;
}
