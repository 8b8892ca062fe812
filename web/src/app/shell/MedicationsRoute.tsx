import { PensPage } from '../../features/pens/PensPage.tsx';
import { SupplyFold } from '../../features/supply/SupplyFold.tsx';

export function MedicationsRoute() {
  return <PensPage supply={<SupplyFold />} />;
}
