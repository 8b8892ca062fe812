import { UsePage } from '../../features/plans/UsePage.tsx';

export function MedicationUsageRoute() {
  return <UsePage kind="medication" />;
}
