import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { PAUSE_VALUES, PauseDialog } from './PauseDialog.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

export function PausePlan({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const draft = useDraft(`pause:${plan.id}`, PAUSE_VALUES);
  const { pause } = usePlanChanges(plan, draft);
  return (
    <PauseDialog
      title="Pausar plano"
      description={plan.name}
      silenced="o plano"
      {...{ draft, pause, onClose }}
    />
  );
}
