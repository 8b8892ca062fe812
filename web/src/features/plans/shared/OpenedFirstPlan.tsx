import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../../lib/address.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../../ui/use-card-focus.ts';
import type { FirstPlanSearch } from '../search.ts';

const FirstPlan = lazyDialog(() => import('./FirstPlan.tsx'), 'FirstPlan');

/** Marking the day of the first dose stands over *Hoje*, which is drawn anew once there is a plan. */
export function OpenedFirstPlan() {
  const opened = useSearch({ from: '/kit/private/dashboard', select: ({ plans }) => plans });
  const navigate = useNavigate({ from: '/dashboard' });
  useFocusReturns(opened);
  return (
    opened && <FirstPlan onClose={() => void navigate(inPlace<FirstPlanSearch>({ plans: undefined }))} />
  );
}
