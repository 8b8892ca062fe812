import { lazy, Suspense } from 'react';
import { ConsentPage } from '../features/auth/ConsentPage.tsx';
import { useSession } from '../lib/session.ts';
import { AppShell } from './shell/AppShell.tsx';

// Only for whoever has not consented, or no longer does.
const RemainingRights = lazy(async () => ({
  default: (await import('../features/account/RemainingRights.tsx')).RemainingRights,
}));

/** Everything behind the sign-in: consent first, then the shell around the screen. */
export function PrivateArea() {
  const { needsConsent } = useSession();
  if (!needsConsent) return <AppShell />;
  return (
    <ConsentPage
      rights={
        <Suspense fallback={null}>
          <RemainingRights />
        </Suspense>
      }
    />
  );
}
