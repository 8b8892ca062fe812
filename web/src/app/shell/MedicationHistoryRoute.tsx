import { PickBoxDialog } from '../../features/inventory/pick/PickBoxDialog.tsx';
import { WithBox } from '../../features/inventory/WithBox.tsx';
import { HistoryPage } from '../../features/usage/history/HistoryPage.tsx';

export function MedicationHistoryRoute() {
  return <HistoryPage PickBox={PickBoxDialog} WithBox={WithBox} />;
}
