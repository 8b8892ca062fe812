import { deleteUse, registerUse, type Use } from '@leveza/contract/usage.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellFailure, tellUndoFailed, toast } from '../../../ui/toast.ts';
import { unitsText } from '../units-text.ts';
import { kindOfUse } from './type-of-use.ts';

/** Takes a use out of the history, back into its box, and offers to record it again as it was. */
export function useDeleteUse(use: Use) {
  const remove = useCommand(deleteUse);
  const record = useCommand(registerUse);

  const undo = () => {
    const { inventoryId, quantityUsed, timeOfDay, notes, usedAt } = use;
    const body = { inventoryId, quantityUsed, timeOfDay, notes, usedAt, confirmExpired: true };
    void record
      .mutateAsync({ body })
      .then(() => toast({ title: `Uso de ${use.name} de volta ao histórico` }))
      .catch(tellUndoFailed);
  };

  return {
    isPending: remove.isPending,
    remove: () =>
      remove.mutateAsync({ params: { id: use.id } }).then(
        ({ data }) =>
          void toast({
            title: `Uso de ${use.name} excluído`,
            detail: `Restam ${unitsText(data.remaining, use.unitType, kindOfUse(use))} na caixa.`,
            undo,
          }),
        tellFailure('Erro ao excluir'),
      ),
  };
}
