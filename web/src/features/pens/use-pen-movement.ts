import { type Pen } from '@leveza/contract/pens/pens.ts';
import { recordPenMovement, undoPenMovement } from '@leveza/contract/pens/movements.ts';
import type { Sent } from '@leveza/contract/endpoint.ts';
import { useCommand, useKeptCommand } from '../../lib/api.ts';
import type { KeepsKeys } from '../../lib/form-keys.ts';
import type { ChangeMessage } from '../../ui/toast.ts';

interface Words {
  title: string;
  detail?: (after: Pen) => string;
  undone: string;
}

/** Writes a line of the ledger; the answer is the message to tell, with its undo. */
export function usePenMovement({ id }: Pick<Pen, 'id'>, draft?: KeepsKeys) {
  const record = useCommand(recordPenMovement, { draft });
  const takeBack = useKeptCommand(undoPenMovement);

  const undo = async (movementId: string, undone: string) => {
    await takeBack.mutateAsync({ params: { id, movementId } });
    return { title: undone };
  };

  return {
    record: async (
      body: Sent<typeof recordPenMovement>['body'],
      { title, detail, undone }: Words,
    ): Promise<ChangeMessage> => {
      const { data, movementId } = await record.mutateAsync({ params: { id }, body });
      const message = { title, undo: () => undo(movementId, undone) };
      return detail ? { ...message, detail: detail(data) } : message;
    },
  };
}
