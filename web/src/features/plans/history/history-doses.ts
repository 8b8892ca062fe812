import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import type { PlanMedicationType } from '@leveza/domain/plans/plan-words.ts';

/** The filters of the history, in its own words. */
export interface HistoryFilter {
  type: 'all' | 'vitamin' | 'supplement' | 'medication';
  status: 'all' | 'taken' | 'missed' | 'scheduled' | 'skipped';
  text: string;
  /** Uses that the history lists already. */
  usesShown: ReadonlySet<string>;
}

const TYPE: Record<PlanMedicationType, HistoryFilter['type']> = {
  vitamin: 'vitamin',
  supplement: 'supplement',
  oral_medication: 'medication',
  glp1: 'medication',
};

/** Doses of plans that the history does not show as uses, newest first. A late one is still to be taken. */
export function historyDoses(doses: readonly PlannedDose[], filter: HistoryFilter): PlannedDose[] {
  const { type, status, text, usesShown } = filter;
  const sought = searchText(text);
  return doses
    .filter(({ medicationType }) => type === 'all' || TYPE[medicationType] === type)
    .filter(({ state }) => status === 'all' || status === (state === 'late' ? 'scheduled' : state))
    .filter(({ name }) => searchText(name).includes(sought))
    .filter(({ recordId }) => recordId === null || !usesShown.has(recordId))
    .toReversed();
}
