import { listPens, type Pen } from '@leveza/contract/pens/pens.ts';
import { listPlans } from '@leveza/contract/plans/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';

const OpenedPlan = lazyDialog(() => import('../form/OpenedPlan.tsx'), 'OpenedPlan');

/** Marks the day of the first dose: the pen at home fills in the rest of the plan. */
export function FirstPlan({ onClose }: { onClose: () => void }) {
  const query = useQuery(read(listPlans, {}));
  const pens = useQuery(read(listPens, { query: { left: 'true' } }));
  if (query.isLoadingError) {
    return <RecordLoading title="Plano do tratamento" query={query} onClose={onClose} />;
  }
  // Without an answer about pens the whole form is there.
  if (!query.data || (pens.isPending && pens.failureCount === 0)) return null;
  return (
    <OpenedPlan
      start="treatment"
      plans={query.data.data.filter(({ medicationType }) => medicationType === 'glp1')}
      planId={null}
      isCopy={false}
      boxId={null}
      pen={onlyMedicine(pens.data?.data ?? [])}
      onClose={onClose}
    />
  );
}

/** A pen of the one medicine at home; with several of them, or several doses, the patient says which. */
function onlyMedicine(pens: readonly Pen[]): Pen | null {
  const [first, ...others] = pens.filter(({ status, mgPerUnit }) => status !== 'empty' && mgPerUnit === null);
  const isSame = ({ medication, countedDoseMg }: Pen) =>
    medication.commercialName === first?.medication.commercialName && countedDoseMg === first.countedDoseMg;
  return first && others.every(isSame) ? first : null;
}
