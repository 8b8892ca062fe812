import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';

export function DashboardRoute() {
  return <DashboardPage />;
}
