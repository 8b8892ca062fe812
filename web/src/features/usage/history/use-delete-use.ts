import { deleteUse, restoreUse, type Use } from '@leveza/contract/usage.ts';
import { useCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { formatUnits } from '../../inventory/shared/format-units.ts';
import { kindOfUse } from './type-of-use.ts';

/** Takes a use out of the history, back into its box, and offers to put it back. */
export function useDeleteUse(use: Use) {
  const remove = useCommand(deleteUse);
  const restore = useCommand(restoreUse);

  return useDelete({
    remove: () => remove.mutateAsync({ params: { id: use.id } }),
    restore: () => restore.mutateAsync({ params: { id: use.id } }),
    words: {
      deleted: ({ data }) => ({
        title: `Uso de ${use.name} excluído`,
        detail: `Restam ${formatUnits(data.remaining, use.unitType, kindOfUse(use))} na caixa.`,
      }),
      restored: { title: `Uso de ${use.name} de volta ao histórico` },
    },
  });
}
