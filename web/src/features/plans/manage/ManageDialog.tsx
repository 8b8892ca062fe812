import type { Plan } from '@leveza/contract/plans/plans.ts';
import { Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RecordGroup } from '../../../ui/RecordGroup.tsx';
import type { PlanDialogsView } from '../plan-dialogs-view.ts';
import { PlanRow } from './PlanRow.tsx';

const GROUPS = [
  { status: 'active', title: 'Ativos' },
  { status: 'paused', title: 'Pausados' },
  { status: 'ended', title: 'Encerrados' },
] as const;

interface Props {
  plans: readonly Plan[];
  view: PlanDialogsView;
}

/** Every plan of the screen, by what became of it. */
export function ManageDialog({ plans, view }: Props) {
  return (
    <Dialog
      title="Gerenciar Planos"
      isOpen
      onClose={view.close}
      actions={
        <Button icon={Plus} onPress={() => view.show('new')}>
          Criar Plano
        </Button>
      }
    >
      <div className="grid gap-6">
        {plans.length === 0 && <p className="text-ink-soft">Nenhum plano ainda.</p>}
        {GROUPS.map(({ status, title }) => {
          const ofStatus = plans.filter((plan) => plan.status === status);
          return (
            ofStatus.length > 0 && (
              <RecordGroup key={status} title={title} label={`Planos: ${title}`}>
                {ofStatus.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} view={view} />
                ))}
              </RecordGroup>
            )
          );
        })}
      </div>
    </Dialog>
  );
}
