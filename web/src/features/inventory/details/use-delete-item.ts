import { deleteItem, restoreItem } from '@leveza/contract/inventory/inventory.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';
import type { StockCard } from '../stock-card.ts';
import { STOCK_WORDS } from '../stock-words.ts';

/** Takes a box off the shelf and offers it back. What the server refused to delete stays where it was. */
export function useDeleteItem(card: StockCard, onDeleted: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const remove = useCommand(deleteItem);
  const restore = useCommand(restoreItem);
  const sent = { params: { id: card.id } };
  const words = STOCK_WORDS[card.kind];

  const undo = () =>
    void restore.mutateAsync(sent).then(() => toast({ title: `${card.name} está de volta` }), tellUndoFailed);

  return {
    failure,
    isPending: remove.isPending,
    remove: async () => {
      setFailure(null);
      try {
        await remove.mutateAsync(sent);
        onDeleted();
        toast({ title: words.removed(card.name), undo });
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setFailure(`Erro ao ${words.remove.toLowerCase()}: ${cause.message}`);
      }
    },
  };
}
