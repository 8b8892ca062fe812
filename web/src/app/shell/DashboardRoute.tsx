import { HonestDashboardPage } from '../../features/dashboard/HonestDashboardPage.tsx';
import { useSession } from '../../lib/session.ts';
import { COMING } from './coming.ts';
import { TABS } from './tabs.ts';

export function DashboardRoute() {
  return <HonestDashboardPage profile={useSession()} isBuilt={isBuilt} />;
}

function isBuilt(path: string): boolean {
  const tab = TABS.find((each) => each.path === path);
  return tab !== undefined && !COMING[tab.id];
}
