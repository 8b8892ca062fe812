import { ListChecks, Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../../ui/use-card-focus.ts';
import { useTreatmentPlans } from './use-treatment-plans.ts';

const TreatmentDialogs = lazyDialog(() => import('./TreatmentDialogs.tsx'), 'TreatmentDialogs');

/** The plan of the treatment, made and changed on the screen of its applications. */
export function TreatmentPlans() {
  const view = useTreatmentPlans();
  useFocusReturns(view.opened ?? undefined);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Plus} variant="secondary" onPress={() => view.show('new')}>
          Criar Plano
        </Button>
        <Button size="sm" icon={ListChecks} variant="secondary" onPress={() => view.show('plans')}>
          Gerenciar Planos
        </Button>
      </div>
      {view.opened && <TreatmentDialogs view={view} opened={view.opened} />}
    </>
  );
}
