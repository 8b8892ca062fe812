import { inOrder } from '@leveza/domain/order.ts';
import { listUses, type Use } from '@leveza/contract/usage.ts';
import { medicationTime, TIME_OF_DAY_LABEL } from '@leveza/domain/usage/time-of-day.ts';
import { dayOf, formatTime } from '../../../lib/format.ts';
import { usePages } from '../../../lib/use-pages.ts';

/** A search is the server's, over all that was taken. */
export const historyOf = (search: string) => ({
  limit: 50,
  query: search.trim() ? { search: search.trim() } : {},
});

/** Uses, newest first, a page at a time. */
export const useHistory = (search: string) => usePages(listUses, historyOf(search));

export type History = ReturnType<typeof useHistory>;

/** '3 tomados'. */
export const takenText = (count: number) => (count === 1 ? '1 tomado' : `${count} tomados`);

/** A dose of a plan that came out of no box. */
export interface TakenBeside {
  recordId: string;
  name: string;
  dosage: string;
  /** By the patient's clock where it was taken: 'YYYY-MM-DDTHH:MM'. */
  takenClock: string;
}

export interface DayOfUses {
  day: string;
  uses: Use[];
  beside: TakenBeside[];
}

/** Day and time of a use by the patient's clock where it was taken; older uses are read by the present zone. */
export function clockOf({ usedAt, usedClock }: Pick<Use, 'usedAt' | 'usedClock'>, zone: string) {
  return usedClock
    ? { day: usedClock.slice(0, 10), time: usedClock.slice(11) }
    : { day: dayOf(usedAt, zone), time: formatTime(usedAt, zone) };
}

/** One word for one hour: the records of the two kinds of boxes call 01:31 by two, and stand in one list. */
export const partOfDay = (time: string) => TIME_OF_DAY_LABEL[medicationTime(Number(time.slice(0, 2)))];

/** The doses by the days they were taken on, newest first. */
export function byDay(uses: readonly Use[], zone: string, beside: readonly TakenBeside[] = []): DayOfUses[] {
  const ofBoxes = Map.groupBy(uses, (use) => clockOf(use, zone).day);
  const ofPlans = Map.groupBy(beside, ({ takenClock }) => takenClock.slice(0, 10));
  return [...new Set([...ofBoxes.keys(), ...ofPlans.keys()])]
    .map((day) => ({ day, uses: ofBoxes.get(day) ?? [], beside: ofPlans.get(day) ?? [] }))
    .toSorted((one, other) => inOrder(other.day, one.day));
}
