import { Suspense } from 'react';
import type { TakeSlot } from '../../features/inventory/shared/take-slot.ts';
import { AddItemDialog } from '../../features/inventory/add/AddItemDialog.tsx';
import { StockPage } from '../../features/inventory/StockPage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';
import { TakeButton } from '../../features/usage/TakeButton.tsx';
import { TakeFromStock } from '../../features/usage/TakeFromStock.tsx';
import { useTakenToday } from '../../features/usage/use-taken-today.ts';
import { lazyPart } from '../../lib/lazy-part.ts';

// On its own: the screens of pens and doses share its file, which the boxes do not need.
const InteractionFold = lazyPart(
  () => import('../../features/interactions/InteractionFold.tsx'),
  'InteractionFold',
);

const take: TakeSlot = (box) => <TakeButton {...box} />;

export function MedicationStoreRoute() {
  return (
    <StockPage
      kind="medication"
      take={take}
      takenText={useTakenToday()}
      notices={
        <Suspense>
          <InteractionFold />
        </Suspense>
      }
      dialogs={
        <>
          <AddItemDialog kind="medication" />
          <TakeFromStock kind="medication" />
          <PlanNotice features={['ai']} />
        </>
      }
    />
  );
}
