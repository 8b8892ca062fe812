import type { PushPayload } from '@leveza/contract/messages/push-payload.ts';
import type { WorkerScope } from './worker-scope.ts';

/** A push has to be shown, or the browser takes the permission back: an unreadable one says at least this. */
const UNREADABLE: Partial<PushPayload> = {
  title: 'Leveza',
  body: 'Você tem um aviso. Abra o Leveza para ver.',
};

/** Shows a notification as its sender set it. */
export async function showPush(scope: WorkerScope, text: string | undefined): Promise<void> {
  const payload = { ...UNREADABLE, ...readPayload(text) };
  const { title = 'Leveza', tag, badge = false, silent = false, vibrate = null } = payload;
  await scope.registration.showNotification(title, {
    body: payload.body ?? '',
    lang: 'pt-BR',
    icon: '/icon-192.png',
    silent,
    ...(vibrate && !silent && { vibrate }),
    // The same reminder again is heard again.
    ...(tag && { tag, renotify: true }),
    requireInteraction: payload.requireInteraction ?? false,
    actions: payload.token ? (payload.actions ?? []) : [],
    data: { link: payload.link ?? null, token: payload.token ?? null },
  });
  // A dot: how many there are is counted nowhere, and the app takes it away when it opens.
  if (badge) await scope.navigator.setAppBadge?.();
}

function readPayload(text: string | undefined): Partial<PushPayload> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
