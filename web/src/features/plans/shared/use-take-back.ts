import { type PlannedDose, skipPlannedDose, takeDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { restoreUse } from '@leveza/contract/usage.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { allConfirmed } from '../../../lib/all-confirmed.ts';
import { useDelete } from '../../../ui/use-delete.ts';

const PLAN_GONE = 'O plano desta dose foi excluído. Crie um plano e use Registrar Dose Extra.';

/** Tries another way where the server knows no such record. */
const ifNotFound =
  (instead: () => Promise<unknown>) =>
  (cause: unknown): Promise<unknown> =>
    cause instanceof Problem && cause.code === 'not-found' ? instead() : Promise.reject(cause);

type DoseToOpen = Pick<
  PlannedDose,
  'planId' | 'plannedAt' | 'takenAt' | 'quantity' | 'notes' | 'name' | 'recordId' | 'state'
>;

/** Opens a dose again that was taken or skipped, and offers the record back. */
export function useTakeBack({ planId, plannedAt, quantity, notes, name, recordId, ...dose }: DoseToOpen) {
  const back = useKeptCommand(takeDoseBack);
  const take = useKeptCommand(takeDose);
  const skip = useKeptCommand(skipPlannedDose);
  const putBack = useKeptCommand(restoreUse);
  const { takenAt } = dose;
  const taken = {
    ...(plannedAt && { plannedAt }),
    ...(takenAt && { takenAt }),
    ...(recordId && { recordId }),
  };
  const record = () =>
    dose.state === 'skipped' && plannedAt
      ? skip.mutateAsync({ body: { planId, plannedAt, reason: notes ?? '' } })
      : take.mutateAsync({ body: { planId, ...taken, quantity, notes, ...allConfirmed(takeDose) } });
  // A deleted plan gives no dose: a use is put back by itself.
  const restoreItself = () => putBack.mutateAsync({ params: { id: recordId ?? '' } });
  return useDelete({
    remove: () => back.mutateAsync({ params: { recordId: recordId ?? '' }, body: {} }),
    restore: () =>
      record()
        .catch(ifNotFound(restoreItself))
        .catch(ifNotFound(() => Promise.reject(new Problem('not-found', { message: PLAN_GONE })))),
    words: {
      deleted: { title: `Dose de ${name} desfeita`, name },
      restored: { title: `Dose de ${name} de volta`, name },
      failed: 'Não foi possível desfazer',
    },
  });
}
