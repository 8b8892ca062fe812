import { ApplicationsPage } from '../../features/applications/ApplicationsPage.tsx';
import { InteractionNotices } from '../../features/interactions/InteractionNotices.tsx';
import { LevelCard } from '../../features/level/LevelCard.tsx';
import { RotationPanel } from '../../features/rotation/RotationPanel.tsx';

export function ApplicationsRoute() {
  return (
    <ApplicationsPage notices={<InteractionNotices />} rotation={<RotationPanel />} level={<LevelCard />} />
  );
}
