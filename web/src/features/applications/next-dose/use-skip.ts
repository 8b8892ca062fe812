import { skipDose, undoSkip } from '@leveza/contract/applications/doses.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import type { KeepsKeys } from '../../../lib/form-keys.ts';
import { tellFailure, toast, type ChangeMessage } from '../../../ui/toast.ts';

/** The message after a skipped dose, and the next dose. */
export interface Skipped extends ChangeMessage {
  nextDose: NextDose;
}

/** Marks a planned dose as skipped, and takes the mark back. */
export function useSkip(draft?: KeepsKeys) {
  const mark = useCommand(skipDose, { draft });
  const unmark = useKeptCommand(undoSkip);

  const takeBack = async (id: string) => {
    await unmark.mutateAsync({ params: { id } });
    return { title: 'A dose não está mais pulada' };
  };

  return {
    isTakingBack: unmark.isPending,
    async skip(plannedAt: string, reason: string): Promise<Skipped> {
      const { data, nextDose } = await mark.mutateAsync({ body: { plannedAt, reason } });
      return { title: 'Dose marcada como pulada', detail: reason, nextDose, undo: () => takeBack(data.id) };
    },
    /** The reason is asked for again should it have been a mistake. */
    takeBack: (id: string) => void takeBack(id).then(toast, tellFailure('Não foi possível tirar a marca')),
  };
}
