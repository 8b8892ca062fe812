import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { daysOfPart } from '../../features/plans/history/history-days.ts';
import type { PlannedSlot } from '../../features/usage/history/planned-slot.ts';
import { HistoryPage } from '../../features/usage/history/HistoryPage.tsx';
import { read } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useToday } from '../../lib/use-now.ts';
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
  const { data, isPending } = useQuery(read(listDoses, { query: daysOfPart(useToday(), 0) }));
  // Doses that were taken outlive their plan.
  const hasDoses = data !== undefined && data.since !== null;
  const beside = (data?.data ?? []).flatMap(takenBeside);
  return <HistoryPage planned={hasDoses ? planned : null} isPlannedPending={isPending} beside={beside} />;
}

/** An application has its own history. */
function takenBeside({ recordId, name, dosage, takenClock, medicationType, state }: PlannedDose) {
  const isTaken = state === 'taken' && recordId !== null && takenClock !== null && medicationType !== 'glp1';
  return isTaken ? [{ recordId, name, dosage, takenClock }] : [];
}
