import type { Day } from '../time/days.ts';
import type { ResultFlag } from './states.ts';

interface Valued {
  analyte: string;
  date: Day;
  flag: ResultFlag;
}

/**
 * The critical values that no later value of the same analyte has answered, the newest first and one of each analyte. A
 * harmless value of another analyte says nothing about them. On one day the critical one counts: which blood was drawn
 * last is not known.
 */
export function openCritical<V extends Valued>(values: readonly V[]): V[] {
  const newest = [...Map.groupBy(values, ({ analyte }) => analyte).values()].flatMap((own) => {
    const last = own.reduce((day, { date }) => (date > day ? date : day), '');
    return own.find(({ date, flag }) => date === last && flag === 'critical') ?? [];
  });
  return newest.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}
