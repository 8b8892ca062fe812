import { skipDose, undoSkip } from '@leveza/contract/applications.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useCommand } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { STALE_AFTER_PLAN } from '../stale-after-application.ts';

const REFRESHES = { refreshes: STALE_AFTER_PLAN };

const failed = (what: string) => (cause: Problem) =>
  void toast({ title: `${what}: ${cause.message}`, tone: 'critical' });

/** Marks a planned dose as skipped, and takes the mark back. */
export function useSkip() {
  const mark = useCommand(skipDose, REFRESHES);
  const unmark = useCommand(undoSkip, REFRESHES);

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
        undo: () => void takeBack(data.id).catch(failed('Não foi possível desfazer')),
      });
    },
    /** The reason is asked for again should it have been a mistake. */
    takeBack: (id: string) => void takeBack(id).catch(failed('Não foi possível tirar a marca')),
  };
}
