import { ReportsPage } from '../../features/reports/ReportsPage.tsx';

export function ReportsRoute() {
  return <ReportsPage />;
}
