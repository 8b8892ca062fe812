import { InteractionNotices } from '../../features/interactions/InteractionNotices.tsx';
import { PensPage } from '../../features/pens/PensPage.tsx';
import { SupplyCard } from '../../features/supply/SupplyCard.tsx';

export function MedicationsRoute() {
  return <PensPage notices={<InteractionNotices />} supply={<SupplyCard />} />;
}
