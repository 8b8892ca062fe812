import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../../ui/use-card-focus.ts';
import { useTreatmentPlans } from './use-treatment-plans.ts';

const PauseTreatment = lazyDialog(() => import('../manage/PauseTreatment.tsx'), 'PauseTreatment');
const TreatmentDialogs = lazyDialog(() => import('./TreatmentDialogs.tsx'), 'TreatmentDialogs');

/**
 * The dialog about the treatment's plan that the address names. It stands beside the screen: a first plan draws the
 * screen anew, and a dialog inside would be gone before it has closed.
 */
export function OpenedTreatmentPlan() {
  const view = useTreatmentPlans();
  useFocusReturns(view.opened ?? undefined);
  if (view.opened === 'pause' && view.item === null) return <PauseTreatment onClose={view.close} />;
  return view.opened && <TreatmentDialogs view={view} opened={view.opened} />;
}
