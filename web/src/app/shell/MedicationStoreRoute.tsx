import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { RegisterUse } from '../../features/usage/RegisterUse.tsx';

export function MedicationStoreRoute() {
  return (
    <StockPage kind="medication" addDialog={<AddItemDialog kind="medication" />} RegisterUse={RegisterUse} />
  );
}
