import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { TakeFromStock } from '../../features/usage/TakeFromStock.tsx';

export function SupplementStoreRoute() {
  return (
    <StockPage
      kind="supplement"
      dialogs={
        <>
          <AddItemDialog kind="supplement" />
          <TakeFromStock kind="supplement" />
        </>
      }
    />
  );
}
