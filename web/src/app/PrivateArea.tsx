import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useSession } from '../lib/session.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { AppShell } from './shell/AppShell.tsx';

// Loaded only for a patient without a valid consent.
const ConsentPage = lazyPart(() => import('../features/auth/ConsentPage.tsx'), 'ConsentPage');
const RemainingRights = lazyPart(() => import('../features/account/RemainingRights.tsx'), 'RemainingRights');

/** Everything behind the sign-in: consent first, then the shell around the screen. */
export function PrivateArea() {
  const { needsConsent } = useSession();
  if (!needsConsent) return <AppShell />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <ConsentPage
        rights={
          <Suspense fallback={null}>
            <RemainingRights />
          </Suspense>
        }
      />
    </Suspense>
  );
}
