import type { WorkerScope } from './worker-scope.ts';

/** Browsers may give a device another address at any time; without a session the next start of the app registers it. */
export async function renewSubscription(
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
