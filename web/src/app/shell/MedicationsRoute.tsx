import { InteractionNotices } from '../../features/interactions/InteractionNotices.tsx';
import { PensPage } from '../../features/pens/PensPage.tsx';
import { PrescriptionSection } from '../../features/prescriptions/shared/PrescriptionSection.tsx';

export function MedicationsRoute() {
  return <PensPage notices={<InteractionNotices />} prescriptions={<PrescriptionSection />} />;
}
