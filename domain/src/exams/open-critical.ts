import type { Day } from '../time/days.ts';
import type { ResultFlag } from './states.ts';

interface Valued {
  analyte: string;
  date: Day;
  flag: ResultFlag;
  /** The patient has spoken with the doctor about the exam. */
  isDiscussed: boolean;
}

/**
 * The critical values that no later value of the same analyte has answered, the newest first. A harmless value of another
 * analyte says nothing about them. Of one day all critical ones count: which blood was drawn last is not known, and a
 * talk with the doctor answers only those the patient has seen.
 */
export function openCritical<V extends Valued>(values: readonly V[]): V[] {
  const newest = [...Map.groupBy(values, ({ analyte }) => analyte).values()].flatMap((own) => {
    const last = own.reduce((day, { date }) => (date > day ? date : day), '');
    const isOpen = ({ date, flag, isDiscussed }: V) => date === last && flag === 'critical' && !isDiscussed;
    return own.filter(isOpen);
  });
  return newest.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

interface Line {
  analyte: string | null;
  value: string;
  unit: string | null;
  flag: ResultFlag | null;
}

const sameLine = (one: Line, other: Line) =>
  one.analyte === other.analyte && one.value === other.value && one.unit === other.unit;

/** Whether what the doctor heard is still all: a corrected exam may have another critical value. */
export function staysDiscussed(before: readonly Line[], after: readonly Line[]): boolean {
  const known = before.filter(({ flag }) => flag === 'critical');
  return after.every((line) => line.flag !== 'critical' || known.some((other) => sameLine(other, line)));
}
