import type { TakeSlot } from '../../features/inventory/shared/take-slot.ts';
import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';
import { TakeButton } from '../../features/usage/TakeButton.tsx';
import { TakeFromStock } from '../../features/usage/TakeFromStock.tsx';
import { useTakenToday } from '../../features/usage/use-taken-today.ts';

const take: TakeSlot = (box) => <TakeButton {...box} />;

export function SupplementStoreRoute() {
  return (
    <StockPage
      kind="supplement"
      take={take}
      takenText={useTakenToday()}
      dialogs={
        <>
          <AddItemDialog kind="supplement" />
          <TakeFromStock kind="supplement" />
          <PlanNotice features={['ai']} />
        </>
      }
    />
  );
}
