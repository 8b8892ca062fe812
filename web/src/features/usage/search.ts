import { oneOf, textOf } from '../../lib/address.ts';

/** The types of the history's filter (specification, second document, section 3). */
export const USE_TYPES = ['vitamin', 'supplement', 'medication'] as const;
export type UseType = (typeof USE_TYPES)[number];

export interface UsageSearch {
  q?: string;
  type?: UseType;
  /** Only what was taken is recorded: planned and missed doses come with the plans. */
  status?: 'taken';
  open?: 'pick' | 'use';
  /** The box that is taken from. */
  item?: string;
}

export function readUsageSearch(search: Record<string, unknown>): UsageSearch {
  const open = oneOf(['pick', 'use'], search.open);
  const item = textOf(search.item);
  return {
    q: textOf(search.q),
    type: oneOf(USE_TYPES, search.type),
    status: oneOf(['taken'], search.status),
    open: open === 'use' && !item ? undefined : open,
    item,
  };
}
