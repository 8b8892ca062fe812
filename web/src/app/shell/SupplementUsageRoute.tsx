import { UsePage } from '../../features/plans/UsePage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const DailyBoxes = lazyPart(() => import('../../features/dashboard/shared/DailyBoxes.tsx'), 'DailyBoxes');

export function SupplementUsageRoute() {
  return (
    <>
      <UsePage kind="supplement" daily={<DailyBoxes kind="supplement" />} />
      <PlanNotice features={['supplements']} />
    </>
  );
}
