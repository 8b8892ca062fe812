import type { Profile } from '@leveza/contract/profile/profile.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, redirect } from '@tanstack/react-router';
import { destination } from '@leveza/domain/auth/destination.ts';
import { mayBeSignedIn } from '../lib/session-hint.ts';
import { onUnauthenticated } from '../lib/session-refresh.ts';
import { onNewsFromOtherTabs } from '../lib/session-tabs.ts';

// Loaded on demand: the first page neither asks who is signed in nor carries the contract's schemas.
const loadCurrentSession = () => import('./current-session.ts');

/** Sends a visitor without a session to the sign-in page and back, before any call is made. */
export function requireSessionHint(href: string): void {
  if (!mayBeSignedIn()) throw redirect({ to: '/login', search: { next: href } });
}

/** Private screens only with a session; one that is over leads to the sign-in page and back. */
export async function requireSession(queryClient: QueryClient, href: string): Promise<void> {
  const { isSignedOut, readSession } = await loadCurrentSession();
  try {
    await readSession(queryClient);
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    throw redirect({ to: '/login', search: { next: href, reason: 'expired' } });
  }
}

/** Skips the sign-in pages for a signed-in patient; a demonstration does not count, since it is not an own account. */
export async function skipIfSignedIn(queryClient: QueryClient, next: string | undefined): Promise<void> {
  const patient = await signedInPatient(queryClient);
  if (patient && !patient.demoExpiresAt) throw redirect({ href: destination(next), replace: true });
}

/** A signed-in patient at an unknown address goes to the dashboard. */
export async function skipToDashboardIfSignedIn(queryClient: QueryClient): Promise<void> {
  if (await signedInPatient(queryClient)) throw redirect({ to: '/dashboard', replace: true });
}

async function signedInPatient(queryClient: QueryClient): Promise<Profile | null> {
  if (!mayBeSignedIn()) return null;
  const { readSession } = await loadCurrentSession();
  return readSession(queryClient).catch(() => null);
}

/** Renews an expired session, ends one that cannot be renewed, and keeps in step with the other tabs. */
export function followSession(router: AnyRouter, queries: () => Promise<QueryClient>): () => void {
  const stopRenewing = onUnauthenticated(async () =>
    (await loadCurrentSession()).renewSession(router, await queries()),
  );
  const stopListening = onNewsFromOtherTabs((news) => {
    void Promise.all([loadCurrentSession(), queries()]).then(([{ followOtherTab }, queryClient]) =>
      followOtherTab(news, router, queryClient),
    );
  });
  return () => {
    stopRenewing();
    stopListening();
  };
}
