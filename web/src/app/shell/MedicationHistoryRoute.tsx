import { listPlans } from '@leveza/contract/plans/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PlannedSlot } from '../../features/usage/history/planned-slot.ts';
import { HistoryPage } from '../../features/usage/history/HistoryPage.tsx';
import { read } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

const PlannedHistory = lazyPart(
  () => import('../../features/plans/history/PlannedHistory.tsx'),
  'PlannedHistory',
);

const planned: PlannedSlot = (filter) => (
  <Suspense fallback={<SkeletonList rows={3} />}>
    <PlannedHistory {...filter} />
  </Suspense>
);

export function MedicationHistoryRoute() {
  const { data, isPending } = useQuery(read(listPlans, {}));
  const hasPlans = data !== undefined && data.data.length > 0;
  return <HistoryPage planned={hasPlans ? planned : null} isPlannedPending={isPending} />;
}
