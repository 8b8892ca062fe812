import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { Hash } from 'lucide-react';
import { useScreen } from '../../../lib/use-screen.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { Numbers } from './Numbers.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** Below what matters today: the quick actions, the numbers and the latest records. */
export function Rest({ dashboard, hasNumbers }: { dashboard: Dashboard; hasNumbers: boolean }) {
  const isDesktop = useScreen() === 'desktop';
  return (
    <div className="grid gap-6">
      <QuickActions />
      <div className="grid gap-3 lg:gap-6">
        {hasNumbers && (
          <Fold icon={Hash} label="Seus números" isOpenAtFirst={isDesktop}>
            <Numbers dashboard={dashboard} />
          </Fold>
        )}
        <RecentActivity activity={dashboard.activity} isOpenAtFirst={isDesktop} />
      </div>
    </div>
  );
}
