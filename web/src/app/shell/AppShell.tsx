import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { freshenFirst } from '../../lib/freshen-first.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { shieldSecondTap } from '../../lib/second-tap.ts';
import { useSession } from '../../lib/session.ts';
import { useScreen } from '../../lib/use-screen.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { lazyDialog, useOnDemand } from '../../ui/lazy-dialog.tsx';
import { InsideMain } from '../MainRegion.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Header } from './Header.tsx';
import { Sidebar } from './Sidebar.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { useRecordAddress } from './use-record-address.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Drawer = lazyDialog(() => import('./Drawer.tsx'), 'Drawer');
const MomentHost = lazyDialog(() => import('./MomentHost.tsx'), 'MomentHost');
const RecordSheet = lazyDialog(() => import('./RecordSheet.tsx'), 'RecordSheet');
// A real account never needs it.
const DemoStrip = lazyPart(() => import('./DemoStrip.tsx'), 'DemoStrip');
const ProfileUnavailableNotice = lazyPart(
  () => import('../../features/auth/ProfileUnavailableNotice.tsx'),
  'ProfileUnavailableNotice',
);

/** The frame around every private screen. */
export function AppShell() {
  const { demoExpiresAt, isProfileUnavailable } = useSession();
  const screen = useScreen();
  const { isCollapsed, toggle } = useCollapsed();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isDrawerNeeded = useOnDemand(isDrawerOpen, Drawer);
  const { record, show } = useRecordAddress();
  const isSheetNeeded = useOnDemand(record !== undefined, RecordSheet);
  // A moment may wait until the screen stands, and code that cannot be fetched must not take the screen away.
  const [hasMoments, setMoments] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        MomentHost.fetchCode().then(
          () => setMoments(true),
          () => undefined,
        );
      }),
    [],
  );
  useFocusOnNavigation();
  useEffect(shieldSecondTap, []);
  const cache = useQueryClient();
  useEffect(() => freshenFirst(cache), [cache]);

  const openDrawer = () => setDrawerOpen(true);
  const startRecord = () => show('choose');
  return (
    <div
      className="flex flex-1 flex-col [--bottom-bar:calc(4rem+env(safe-area-inset-bottom))]
        [--header:calc(4.5rem+env(safe-area-inset-top))] [--shell-top:calc(var(--banner)+var(--header))]
        short:[--shell-top:var(--banner)]"
    >
      <SkipLink />
      <Header
        screen={screen}
        isCollapsed={isCollapsed}
        onToggleSidebar={toggle}
        onOpenDrawer={openDrawer}
        onRecord={startRecord}
      />
      <div className="flex flex-1">
        {screen !== 'phone' && <Sidebar isCollapsed={screen === 'tablet' || isCollapsed} />}
        <div className={`flex min-w-0 flex-1 flex-col ${screen === 'phone' ? 'pb-(--bottom-bar)' : ''}`}>
          {demoExpiresAt && (
            <Suspense fallback={<div className="h-9 bg-info-soft pointer-coarse:h-11" />}>
              <DemoStrip expiresAt={demoExpiresAt} />
            </Suspense>
          )}
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col gap-5 px-4 pt-5 pb-4 outline-none sm:gap-6 sm:px-6 sm:py-6 lg:px-8 lg:py-8"
          >
            <InsideMain value>
              {isProfileUnavailable && (
                <Suspense fallback={null}>
                  <ProfileUnavailableNotice />
                </Suspense>
              )}
              <Outlet />
            </InsideMain>
          </main>
        </div>
      </div>
      {screen === 'phone' && (
        <BottomBar
          isMenuOpen={isDrawerOpen}
          onOpenMenu={openDrawer}
          isRecording={record !== undefined}
          onRecord={startRecord}
        />
      )}
      {isSheetNeeded && <RecordSheet />}
      {hasMoments && <MomentHost hasRecorded={isSheetNeeded} isRecording={record !== undefined} />}
      {screen !== 'desktop' && isDrawerNeeded && (
        <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      )}
    </div>
  );
}

const STORAGE_KEY = 'leveza-sidebar';

/** Whether the menu is reduced to icons, as this device last had it. */
function useCollapsed(): { isCollapsed: boolean; toggle: () => void } {
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const toggle = () => {
    setCollapsed(!isCollapsed);
    try {
      localStorage.setItem(STORAGE_KEY, isCollapsed ? 'expanded' : 'collapsed');
    } catch {
      // Storage may be switched off; the choice then lasts as long as the page.
    }
  };
  return { isCollapsed, toggle };
}

function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'collapsed';
  } catch {
    return false;
  }
}
