import { UsePage } from '../../features/plans/UsePage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const DailyBoxes = lazyPart(() => import('../../features/dashboard/shared/DailyBoxes.tsx'), 'DailyBoxes');

export function MedicationUsageRoute() {
  return (
    <>
      <UsePage kind="medication" daily={<DailyBoxes kind="medication" />} />
      <PlanNotice features={['oral-medications']} />
    </>
  );
}
