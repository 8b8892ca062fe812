import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerTap } from './answer-tap.ts';
import { showPush } from './show-push.ts';
import type { TappedNotification, WorkerScope } from './worker-scope.ts';

interface LongEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface Events {
  message: MessageEvent<{ type?: string } | null>;
  push: LongEvent & { data: { text: () => string } | null };
  notificationclick: LongEvent & { notification: TappedNotification; action: string };
  pushsubscriptionchange: LongEvent & { oldSubscription?: PushSubscription | null };
}

declare const self: WorkerScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void) => void;
};

// The app itself opens without a connection; answers of the server are never kept here.
// oxlint-disable-next-line no-underscore-dangle -- the build puts its list of files in the place of this name
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), { denylist: [/^\/api(\/|$)/] }));
clientsClaim();

// A new version waits until the patient says so: a reload in the middle of a form would lose it.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data?.text())));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(answerTap(self, event.notification, event.action)),
);
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(self, event.oldSubscription)),
);

/** Browsers may give a device another address at any time; without a session the next start of the app registers it. */
async function renewSubscription(
  scope: WorkerScope,
  old: PushSubscription | null | undefined,
): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const subscription = await scope.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await scope.fetch('/api/push-subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(subscription),
  });
}
