import { type Pen } from '@leveza/contract/pens/pens.ts';
import { recordPenMovement, undoPenMovement } from '@leveza/contract/pens/movements.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';
import { useCommand } from '../../lib/api.ts';
import { tellUndoFailed, toast } from '../../ui/toast.ts';

interface Told {
  title: string;
  detail?: (after: Pen) => string;
  undone: string;
}

/** Writes a line of the ledger, says so, and can take it back. */
export function usePenMovement({ id }: Pick<Pen, 'id'>) {
  const record = useCommand(recordPenMovement);
  const takeBack = useCommand(undoPenMovement);

  const undo = (movementId: string, undone: string) =>
    void takeBack
      .mutateAsync({ params: { id, movementId } })
      .then(() => toast({ title: undone }), tellUndoFailed);

  return {
    isPending: record.isPending,
    record: async (body: Sent<typeof recordPenMovement>['body'], { title, detail, undone }: Told) => {
      const { data, movementId } = await record.mutateAsync({ params: { id }, body });
      const message = { title, undo: () => undo(movementId, undone) };
      toast(detail ? { ...message, detail: detail(data) } : message);
    },
  };
}
