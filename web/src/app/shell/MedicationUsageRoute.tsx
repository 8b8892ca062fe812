import { UsePage } from '../../features/plans/UsePage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function MedicationUsageRoute() {
  return (
    <>
      <UsePage kind="medication" />
      <PlanNotice features={['oral-medications']} />
    </>
  );
}
