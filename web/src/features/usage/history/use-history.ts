import { listUses, type Use } from '@leveza/contract/usage.ts';
import { dayOf } from '../../../lib/format.ts';
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

export interface DayOfUses {
  day: string;
  uses: Use[];
}

/** The same, by the days of the patient's zone. */
export function byDay(uses: readonly Use[], zone: string): DayOfUses[] {
  const days = Map.groupBy(uses, ({ usedAt }) => dayOf(usedAt, zone));
  return [...days].map(([day, ofDay]) => ({ day, uses: ofDay }));
}
