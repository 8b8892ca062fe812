import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { RegisterUseDialog } from '../../features/usage/RegisterUseDialog.tsx';

export function SupplementStoreRoute() {
  return (
    <StockPage
      kind="supplement"
      addDialog={<AddItemDialog kind="supplement" />}
      RegisterUse={RegisterUseDialog}
    />
  );
}
