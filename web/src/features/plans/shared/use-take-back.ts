import { type PlannedDose, skipPlannedDose, takeDose, takeDoseBack } from '@leveza/contract/plans/doses.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { useCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';

/** What was recorded once is recorded again without its questions. */
const MEANT = {
  openBox: true,
  confirmExpired: true,
  confirmOften: true,
  confirmAllergy: true,
} satisfies Confirmed;

type DoseToOpen = Pick<
  PlannedDose,
  'planId' | 'plannedAt' | 'takenAt' | 'quantity' | 'notes' | 'name' | 'recordId' | 'state'
>;

/** Opens a dose again that was taken or skipped, and offers the record back. */
export function useTakeBack({ planId, plannedAt, takenAt, quantity, notes, name, ...dose }: DoseToOpen) {
  const back = useCommand(takeDoseBack);
  const take = useCommand(takeDose);
  const skip = useCommand(skipPlannedDose);
  const moment = plannedAt && { plannedAt };
  return useDelete({
    remove: () => back.mutateAsync({ params: { recordId: dose.recordId ?? '' }, body: {} }),
    restore: async () =>
      dose.state === 'skipped' && plannedAt
        ? skip.mutateAsync({ body: { planId, plannedAt, reason: notes ?? '' } })
        : take.mutateAsync({
            body: { planId, ...moment, ...(takenAt && { takenAt }), quantity, notes, ...MEANT },
          }),
    words: {
      deleted: { title: `Dose de ${name} desfeita` },
      restored: { title: `Dose de ${name} de volta` },
      failed: 'Não foi possível desfazer',
    },
  });
}
