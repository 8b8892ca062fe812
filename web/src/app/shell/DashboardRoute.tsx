import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { OpenedFirstPlan } from '../../features/plans/shared/OpenedFirstPlan.tsx';

export function DashboardRoute() {
  return (
    <>
      <DashboardPage />
      <OpenedFirstPlan />
    </>
  );
}
