import { listPens, type Pen } from '@leveza/contract/pens/pens.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { PlanDialogs } from '../PlanDialogs.tsx';
import type { PlanDialogName } from '../search.ts';
import type { useTreatmentPlans } from './use-treatment-plans.ts';

interface Props {
  view: ReturnType<typeof useTreatmentPlans>;
  opened: PlanDialogName;
}

/** The plans are asked for once one of their dialogs is opened. */
export function TreatmentDialogs({ view, opened }: Props) {
  const query = useQuery(read(listPlans, {}));
  const pens = useQuery({ ...read(listPens, { query: { left: 'true' } }), enabled: opened === 'first' });
  if (query.isLoadingError) {
    return <RecordLoading title="Plano do tratamento" query={query} onClose={view.close} />;
  }
  // Without an answer about pens the whole form is there.
  if (!query.data || (opened === 'first' && pens.isPending && pens.failureCount === 0)) return null;
  const plans = query.data.data.filter(({ medicationType }) => medicationType === 'glp1');
  const pen = opened === 'first' ? onlyMedicine(pens.data?.data ?? []) : null;
  return <PlanDialogs {...{ plans, view, opened, pen }} item={view.item} start="treatment" />;
}

/** A pen of the one medicine at home; with several of them, or several doses, the patient says which. */
function onlyMedicine(pens: readonly Pen[]): Pen | null {
  const [first, ...others] = pens.filter(({ status, mgPerUnit }) => status !== 'empty' && mgPerUnit === null);
  const isSame = ({ medication, countedDoseMg }: Pen) =>
    medication.commercialName === first?.medication.commercialName && countedDoseMg === first.countedDoseMg;
  return first && others.every(isSame) ? first : null;
}
