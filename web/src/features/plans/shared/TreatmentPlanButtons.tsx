import { ListChecks, Plus } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { useTreatmentPlans } from './use-treatment-plans.ts';

/** The plan of the treatment, made and changed on the screen of its applications. */
export function TreatmentPlanButtons() {
  const { show } = useTreatmentPlans();
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon={Plus} variant="secondary" onPress={() => show('new')}>
        Criar Plano
      </Button>
      <Button size="sm" icon={ListChecks} variant="secondary" onPress={() => show('plans')}>
        Gerenciar Planos
      </Button>
    </div>
  );
}
