import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { RegisterUse } from '../../features/usage/RegisterUse.tsx';

export function SupplementStoreRoute() {
  return (
    <StockPage kind="supplement" addDialog={<AddItemDialog kind="supplement" />} RegisterUse={RegisterUse} />
  );
}
