import { Outlet, useMatches } from '@tanstack/react-router';
import { Farewell } from './Farewell.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { useEffect, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useNewVersion } from './service-worker.ts';

export function RootLayout() {
  return (
    <div className="flex min-h-dvh flex-col [--banner:0px] sm:has-data-offline:[--banner:36px]">
      <DocumentTitle />
      <OfflineBanner />
      <Farewell />
      <Outlet />
      <UpdatePrompt />
    </div>
  );
}

/** Names the screen in the browser's tab and, for screen readers, says it when it changes. */
function DocumentTitle() {
  const screen = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const title = screen ? `${screen} · Leveza` : 'Leveza';

  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}

const NewVersion = lazyPart(() => import('./NewVersion.tsx'), 'NewVersion');

/** Offers a new version and never applies it by itself, so that typed text is not lost. */
function UpdatePrompt() {
  const { isReady, apply } = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--offer-bottom,calc(1rem+env(safe-area-inset-bottom))) z-40
        flex justify-center px-4 sm:justify-start"
    >
      {isReady && !isPutOff && (
        <Suspense fallback={null}>
          <NewVersion onApply={apply} onPutOff={() => setPutOff(true)} />
        </Suspense>
      )}
    </div>
  );
}
