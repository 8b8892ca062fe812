import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { forgetSessionHint } from './session-hint.ts';

/** Goes elsewhere first and forgets afterwards, so that no screen on its way out reads anything again. */
export async function leaveSession(router: AnyRouter, queryClient: QueryClient, href: string): Promise<void> {
  forgetSessionHint();
  await router.navigate({ href, replace: true });
  queryClient.clear();
  router.clearCache();
  forgetDrafts();
  await forgetStoredAnswers();
}

/** What somebody began to type in this tab is not the next person's to see. */
function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('leveza-')) sessionStorage.removeItem(key);
  }
}

/** The service worker keeps only the app itself today; anything else it may hold belongs to the patient who left. */
async function forgetStoredAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}
