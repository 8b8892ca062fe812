import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { Hash, Plus } from 'lucide-react';
import { useScreen } from '../../../lib/use-screen.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { FoldGroup } from '../../../ui/FoldGroup.tsx';
import { Notices } from '../Notices.tsx';
import { Numbers } from './Numbers.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/**
 * Below what matters today: stock, quick actions, numbers and the latest records. On a phone each is one line, for its
 * bar has 'Registrar' on every screen.
 */
export function Rest({ dashboard, hasNumbers }: { dashboard: Dashboard; hasNumbers: boolean }) {
  const screen = useScreen();
  const isDesktop = screen === 'desktop';
  const lines = (
    <>
      {!isDesktop && <Notices today={dashboard.today} />}
      {screen === 'phone' && (
        <Fold icon={Plus} label="Ações rápidas">
          <QuickActions />
        </Fold>
      )}
      {hasNumbers && (
        <Fold icon={Hash} label="Seus números" isOpenAtFirst={isDesktop}>
          <Numbers dashboard={dashboard} />
        </Fold>
      )}
      <RecentActivity activity={dashboard.activity} isOpenAtFirst={isDesktop} />
    </>
  );
  return (
    <div className="grid gap-6">
      {screen !== 'phone' && <QuickActions />}
      {isDesktop ? lines : <FoldGroup>{lines}</FoldGroup>}
    </div>
  );
}
