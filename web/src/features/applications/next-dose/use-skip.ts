import { skipDose, undoSkip } from '@leveza/contract/applications/doses.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellFailure, toast, type ChangeMessage } from '../../../ui/toast.ts';

/** Marks a planned dose as skipped, and takes the mark back. */
export function useSkip() {
  const mark = useCommand(skipDose);
  const unmark = useCommand(undoSkip);

  const takeBack = async (id: string) => {
    await unmark.mutateAsync({ params: { id } });
    return { title: 'A dose não está mais marcada como pulada' };
  };

  return {
    isTakingBack: unmark.isPending,
    async skip(plannedAt: string, reason: string): Promise<ChangeMessage> {
      const { data } = await mark.mutateAsync({ body: { plannedAt, reason } });
      return { title: 'Dose marcada como pulada', detail: reason, undo: () => takeBack(data.id) };
    },
    /** The reason is asked for again should it have been a mistake. */
    takeBack: (id: string) => void takeBack(id).then(toast, tellFailure('Não foi possível tirar a marca')),
  };
}
