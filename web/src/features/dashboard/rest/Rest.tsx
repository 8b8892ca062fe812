import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { Hash, Plus } from 'lucide-react';
import { useScreen } from '../../../lib/use-screen.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { FoldGroup } from '../../../ui/FoldGroup.tsx';
import { Notices } from '../Notices.tsx';
import { Numbers } from './Numbers.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';

interface Props {
  dashboard: Dashboard;
  /** The day of who takes tablets in the place of injections. */
  tablets: Today | undefined;
  hasNumbers: boolean;
}

/**
 * Below what matters today: stock, quick actions, numbers and the latest records. On a phone they are a few lines that
 * open, for its bar has 'Registrar' on every screen.
 */
export function Rest({ dashboard, tablets, hasNumbers }: Props) {
  const screen = useScreen();
  const isDesktop = screen === 'desktop';
  const isPhone = screen === 'phone';
  const numbers = hasNumbers && <Numbers dashboard={dashboard} tablets={tablets} />;
  const lines = (
    <>
      {!isDesktop && <Notices today={dashboard.today} />}
      {isPhone && (
        <Fold icon={Plus} label={hasNumbers ? 'Ações rápidas e seus números' : 'Ações rápidas'}>
          <div className="grid gap-4">
            <QuickActions />
            {numbers}
          </div>
        </Fold>
      )}
      {!isPhone && hasNumbers && (
        <Fold icon={Hash} label="Seus números" isOpenAtFirst={isDesktop}>
          {numbers}
        </Fold>
      )}
      <RecentActivity activity={dashboard.activity} isOpenAtFirst={isDesktop} />
    </>
  );
  return (
    <div className="grid gap-6">
      {!isPhone && <QuickActions />}
      {isDesktop ? lines : <FoldGroup>{lines}</FoldGroup>}
    </div>
  );
}
