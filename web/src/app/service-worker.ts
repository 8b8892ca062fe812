import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { useSyncExternalStore } from 'react';
import { SERVICE_WORKER_URL } from './script-sinks.ts';

const CHECK_EVERY_MS = HOUR_MS;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Keeps the app openable offline, and notices when a newer version is ready. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  const notice = () => {
    // Without a controller this is the first visit, and there is nothing older to replace.
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
    for (const listener of listeners) listener();
  };
  notice();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notice);
  });
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
}

/** Whether a new version waits, and how to apply it. The page reloads only when the patient asks. */
export function useNewVersion(): { isReady: boolean; apply: () => void } {
  const worker = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
  return { isReady: worker !== null, apply: () => worker && moveTo(worker) };
}

function moveTo(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  worker.postMessage({ type: 'SKIP_WAITING' });
}
