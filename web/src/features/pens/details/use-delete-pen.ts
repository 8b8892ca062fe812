import { deletePen, type Pen, restorePen } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { tellUndoFailed, toast } from '../../../ui/toast.ts';

/** Takes an entry off the shelf and offers it back. What the server refused to delete stays where it was. */
export function useDeletePen(pen: Pen, onDeleted: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const remove = useCommand(deletePen);
  const restore = useCommand(restorePen);
  const sent = { params: { id: pen.id } };
  const name = pen.medication.commercialName;

  const undo = () =>
    void restore.mutateAsync(sent).then(() => toast({ title: `${name} está de volta` }), tellUndoFailed);

  return {
    failure,
    isPending: remove.isPending,
    remove: async () => {
      setFailure(null);
      try {
        await remove.mutateAsync(sent);
        onDeleted();
        toast({ title: `${name} excluída`, undo });
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setFailure(`Erro ao excluir: ${cause.message}`);
      }
    },
  };
}
