import { type InventoryItem, listInventory } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keyed } from '../../lib/facts.ts';

/** Every box of the patient, however many pages the server gives them in. */
export const boxesQuery = queryOptions<InventoryItem[], Problem>({
  ...keyed(listInventory, 'all'),
  queryFn: async ({ signal }) => {
    const boxes: InventoryItem[] = [];
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, pagination } = await call(listInventory, { query: { page } }, signal);
      boxes.push(...data);
      last = pagination.totalPages;
    }
    return boxes;
  },
});
