import {
  type PlannedDose,
  skipPlannedDose,
  takeDoseBack,
  SkipDoseInput,
} from '@leveza/contract/plans/doses.ts';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { NO_REASON, SkipSheet } from '../../applications/shared/SkipSheet.tsx';
import { DosesAnswer } from '../shared/DosesAnswer.tsx';

const COMMON = ['Esqueci', 'Sem estoque', 'Passei mal', 'Orientação médica', 'Viagem'] as const;
const Reason = SkipDoseInput.pick({ reason: true });

interface Props {
  dose: PlannedDose;
  onClose: () => void;
}

/** A dose of a plan that was not taken. */
export function SkipDialog({ dose, onClose }: Props) {
  const { timeZone } = useSession();
  const { planId, plannedAt, name } = dose;
  const draft = useDraft(`skip:${planId}:${plannedAt}`, NO_REASON);
  const skip = useCommand(skipPlannedDose, { draft });
  const takeBack = useKeptCommand(takeDoseBack);
  return (
    <SkipSheet
      title="Pular dose"
      description={`${name}, planejada para ${formatInstant(plannedAt!, timeZone)}`}
      common={COMMON}
      schema={Reason}
      draft={draft}
      skip={async (reason) => {
        const { data } = await skip.mutateAsync({ body: { planId, plannedAt: plannedAt!, reason } });
        return {
          title: `Dose pulada: ${name}`,
          detail: reason,
          undo: async () => {
            await takeBack.mutateAsync({ params: { recordId: data.recordId! }, body: {} });
            return { title: `Dose em aberto: ${name}` };
          },
        };
      }}
      onClose={onClose}
    >
      {(skipped) => <DosesAnswer message={skipped} onClose={onClose} />}
    </SkipSheet>
  );
}
