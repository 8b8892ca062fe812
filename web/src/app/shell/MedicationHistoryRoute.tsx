import { HistoryPage } from '../../features/usage/history/HistoryPage.tsx';

export function MedicationHistoryRoute() {
  return <HistoryPage />;
}
