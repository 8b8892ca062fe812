import { UsePage } from '../../features/plans/UsePage.tsx';

export function SupplementUsageRoute() {
  return <UsePage kind="supplement" />;
}
