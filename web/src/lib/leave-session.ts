import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { ScreenLink } from './address.ts';
import { isKeptOnDevice } from './device-choice.ts';
import { forgetAnswers } from './keep-on-device.ts';
import { forgetDrafts } from './session-drafts.ts';
import { forgetSessionHint } from './session-hint.ts';

interface Options {
  /** Its patient did not want to leave, and may come back for what was being typed. */
  isExpired?: boolean;
}

let leaving: Promise<void> | undefined;

/** Leaves once: a read refused on the way out of a session that was ended must not lead to 'sua sessão expirou'. */
export function leaveSession(
  router: AnyRouter,
  queryClient: QueryClient,
  place: ScreenLink,
  options: Options = {},
): Promise<void> {
  leaving ??= leave(router, queryClient, place, options).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

/** Goes elsewhere first and forgets afterwards, so that no screen on its way out reads anything again. */
async function leave(
  router: AnyRouter,
  queryClient: QueryClient,
  place: ScreenLink,
  { isExpired = false }: Options,
): Promise<void> {
  forgetSessionHint();
  await router.navigate({ ...place, replace: true });
  queryClient.clear();
  router.clearCache();
  // Text begun in this tab must not be shown to the next person.
  forgetDrafts({ isExpired: isExpired && isKeptOnDevice() });
  await Promise.all([forgetStoredAnswers(), forgetAnswers()]);
}

/** The service worker keeps only the app itself today; anything else it may hold belongs to the patient who left. */
async function forgetStoredAnswers(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}
