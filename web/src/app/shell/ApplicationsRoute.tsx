import { ApplicationsPage } from '../../features/applications/ApplicationsPage.tsx';
import { InteractionFold } from '../../features/interactions/InteractionFold.tsx';
import { OpenedTreatmentPlan } from '../../features/plans/shared/OpenedTreatmentPlan.tsx';
import { TreatmentPauseRow } from '../../features/plans/shared/TreatmentPauseRow.tsx';
import { TreatmentPlanButtons } from '../../features/plans/shared/TreatmentPlanButtons.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';

const LevelCard = lazyPart(() => import('../../features/level/LevelCard.tsx'), 'LevelCard');
const RotationPanel = lazyPart(() => import('../../features/rotation/RotationPanel.tsx'), 'RotationPanel');

export function ApplicationsRoute() {
  return (
    <>
      <ApplicationsPage
        notices={<InteractionFold />}
        plans={<TreatmentPlanButtons />}
        pause={<TreatmentPauseRow />}
        rotation={<RotationPanel />}
        level={<LevelCard />}
      />
      <OpenedTreatmentPlan />
    </>
  );
}
