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
  if (query.isLoadingError) {
    return <RecordLoading title="Plano do tratamento" query={query} onClose={view.close} />;
  }
  if (!query.data) return null;
  const plans = query.data.data.filter(({ medicationType }) => medicationType === 'glp1');
  return <PlanDialogs {...{ plans, view, opened }} item={view.item} start="treatment" />;
}
