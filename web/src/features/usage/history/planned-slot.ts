import type { ReactNode } from 'react';
import type { HistoryView } from './use-history-view.ts';

interface Filter extends Pick<HistoryView, 'type' | 'status' | 'text'> {
  /** Uses that the history lists already. */
  usesShown: ReadonlySet<string>;
}

/** Draws the doses of plans, which a later feature knows. */
export type PlannedSlot = (filter: Filter) => ReactNode;
