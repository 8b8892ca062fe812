import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { TakeFromStock } from '../../features/usage/TakeFromStock.tsx';

export function MedicationStoreRoute() {
  return (
    <StockPage
      kind="medication"
      dialogs={
        <>
          <AddItemDialog kind="medication" />
          <TakeFromStock kind="medication" />
        </>
      }
    />
  );
}
