import { skipDose, undoSkip } from '@leveza/contract/applications/doses.ts';
import { useCommand } from '../../../lib/api.ts';
import { tellFailure, tellUndoFailed, toast } from '../../../ui/toast.ts';

/** Marks a planned dose as skipped, and takes the mark back. */
export function useSkip() {
  const mark = useCommand(skipDose);
  const unmark = useCommand(undoSkip);

  const takeBack = (id: string) =>
    unmark
      .mutateAsync({ params: { id } })
      .then(() => void toast({ title: 'A dose não está mais marcada como pulada' }));

  return {
    isPending: mark.isPending,
    isTakingBack: unmark.isPending,
    async skip(plannedAt: string, reason: string) {
      const { data } = await mark.mutateAsync({ body: { plannedAt, reason } });
      toast({
        title: 'Dose marcada como pulada',
        detail: reason,
        undo: () => void takeBack(data.id).catch(tellUndoFailed),
      });
    },
    /** The reason is asked for again should it have been a mistake. */
    takeBack: (id: string) => void takeBack(id).catch(tellFailure('Não foi possível tirar a marca')),
  };
}
