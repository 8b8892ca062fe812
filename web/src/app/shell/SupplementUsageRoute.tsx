import { UsePage } from '../../features/plans/UsePage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function SupplementUsageRoute() {
  return (
    <>
      <UsePage kind="supplement" />
      <PlanNotice features={['supplements']} />
    </>
  );
}
