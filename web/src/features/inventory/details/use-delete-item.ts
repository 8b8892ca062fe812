import { deleteItem, restoreItem } from '@leveza/contract/inventory/inventory.ts';
import { useCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import type { StockCard } from '../stock-card.ts';
import { STOCK_WORDS } from '../stock-words.ts';

/** Takes a box off the shelf and offers it back. A box the server refuses to delete stays where it was. */
export function useDeleteItem(card: StockCard, onDeleted: () => void) {
  const remove = useCommand(deleteItem);
  const restore = useCommand(restoreItem);
  const sent = { params: { id: card.id } };
  const words = STOCK_WORDS[card.kind];
  return useDelete({
    remove: () => remove.mutateAsync(sent),
    restore: () => restore.mutateAsync(sent),
    words: {
      deleted: { title: words.removed(card.name) },
      restored: { title: `${card.name} está de volta` },
      failed: `Erro ao ${words.remove.toLowerCase()}`,
    },
    failsIn: 'place',
    onDeleted,
  });
}
