import { ConsentPage } from '../features/auth/ConsentPage.tsx';
import { useSession } from '../lib/session.ts';
import { AppShell } from './shell/AppShell.tsx';

/** Everything behind the sign-in: consent first, then the shell around the screen. */
export function PrivateArea() {
  const { needsConsent } = useSession();
  return needsConsent ? <ConsentPage /> : <AppShell />;
}
