import { CarersRow } from '../../features/carers/CarersRow.tsx';
import { ReportsPage } from '../../features/reports/ReportsPage.tsx';
import { SharesRows } from '../../features/shares/SharesRows.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function ReportsRoute() {
  const sharing = (
    <>
      <SharesRows />
      <CarersRow />
    </>
  );
  return (
    <>
      <ReportsPage sharing={sharing} />
      <PlanNotice features={['reports']} />
    </>
  );
}
