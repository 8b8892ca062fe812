import { changeItem, type InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';
import { useCommand } from '../../lib/api.ts';

export type ItemChange = Sent<typeof changeItem>['body'];

/** Changes a box; the shelf and its ledger follow. */
export function useChangeItem() {
  const command = useCommand(changeItem);
  return {
    isPending: command.isPending,
    change: async ({ id }: Pick<InventoryItem, 'id'>, body: ItemChange) =>
      (await command.mutateAsync({ params: { id }, body })).data,
  };
}
