import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { forgetDeletion, isDeletionRemembered, onDeletion } from '../features/account/farewell.ts';
import { lazyPart } from '../lib/lazy-part.ts';

const FarewellNotice = lazyPart(() => import('./FarewellNotice.tsx'), 'FarewellNotice');

/** On the first page, until it is left: the account that was just deleted is gone. */
export function Farewell() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const isDeleted = useSyncExternalStore(onDeletion, isDeletionRemembered, () => false);
  useEffect(() => (isHome ? forgetDeletion : undefined), [isHome]);

  return (
    <div role="status">
      {isHome && isDeleted && (
        <Suspense fallback={null}>
          <FarewellNotice onClose={forgetDeletion} />
        </Suspense>
      )}
    </div>
  );
}
