import { oneOf, textOf } from '../../lib/address.ts';

/** The types of the history's filter (specification, second document, section 3). */
export const USE_TYPES = ['vitamin', 'supplement', 'medication'] as const;
export type UseType = (typeof USE_TYPES)[number];

/** The outcome of a dose; all but the first are known from plans. */
export const USE_STATUSES = ['taken', 'missed', 'scheduled', 'skipped'] as const;
export type UseStatus = (typeof USE_STATUSES)[number];

export interface UsageSearch {
  q?: string;
  type?: UseType;
  status?: UseStatus;
  open?: 'pick' | 'use' | 'elsewhere';
  /** The box that is taken from. */
  item?: string;
}

export function readUsageSearch(search: Record<string, unknown>): UsageSearch {
  const open = oneOf(['pick', 'use', 'elsewhere'], search.open);
  const item = textOf(search.item);
  return {
    q: textOf(search.q),
    type: oneOf(USE_TYPES, search.type),
    status: oneOf(USE_STATUSES, search.status),
    open: open === 'use' && !item ? undefined : open,
    item,
  };
}
