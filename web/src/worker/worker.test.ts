import type { PushPayload } from '@leveza/contract/messages/push-payload.ts';
import { answerReminder } from '@leveza/contract/reminders/answers.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onNewsFromOtherTabs, type SessionNews } from '../lib/session-tabs.ts';
import { ANSWER_CHANGES, answerTap } from './answer-tap.ts';
import { showPush } from './show-push.ts';
import type { WorkerScope } from './worker-scope.ts';

const PAYLOAD: PushPayload = {
  title: 'Hora da sua dose',
  body: '',
  tag: 'dose',
  link: '/medication-usage',
  token: 'abc',
  actions: [
    { action: 'take', title: 'Tomei' },
    { action: 'snooze', title: 'Adiar 1 h' },
  ],
  silent: false,
  vibrate: [200, 100, 200],
  requireInteraction: true,
  badge: true,
};

function scopeThat(answers: () => Promise<Response>) {
  const scope = {
    registration: {
      showNotification: vi.fn<WorkerScope['registration']['showNotification']>(async () => undefined),
      pushManager: { subscribe: () => Promise.reject(new Error('unused')) },
    },
    clients: { openWindow: vi.fn<(address: string) => Promise<unknown>>(async () => null) },
    navigator: { setAppBadge: vi.fn<() => Promise<void>>(async () => undefined) },
    fetch: vi.fn<typeof fetch>(answers),
  } satisfies WorkerScope;
  return scope;
}
const accepted = async () => Response.json({ success: true, data: { answer: 'take' } });
const tapped = (data: { link: string | null; token: string | null } | null) => ({
  data,
  close: vi.fn<() => void>(),
});

test('a push is shown with its actions, its sound and the badge', async () => {
  const scope = scopeThat(accepted);
  await showPush(scope, JSON.stringify(PAYLOAD));
  expect(scope.registration.showNotification).toHaveBeenCalledWith(
    'Hora da sua dose',
    expect.objectContaining({
      tag: 'dose',
      silent: false,
      vibrate: [200, 100, 200],
      requireInteraction: true,
      actions: PAYLOAD.actions,
      data: { link: '/medication-usage', token: 'abc' },
    }),
  );
  expect(scope.navigator.setAppBadge).toHaveBeenCalledOnce();
});

test('a silent one does not vibrate, and an unreadable one is shown all the same', async () => {
  const scope = scopeThat(accepted);
  await showPush(scope, JSON.stringify({ ...PAYLOAD, silent: true, badge: false }));
  const [, options] = scope.registration.showNotification.mock.calls[0]!;
  expect(options).toMatchObject({ silent: true });
  expect(options).not.toHaveProperty('vibrate');
  expect(scope.navigator.setAppBadge).not.toHaveBeenCalled();
  await showPush(scope, 'no json');
  expect(scope.registration.showNotification).toHaveBeenLastCalledWith('Leveza', expect.anything());
});

test('vibration that is switched off is switched off', async () => {
  const scope = scopeThat(accepted);
  await showPush(scope, JSON.stringify({ ...PAYLOAD, vibrate: [] }));
  expect(scope.registration.showNotification).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ vibrate: [] }),
  );
});

test('a button answers without opening the app', async () => {
  const scope = scopeThat(accepted);
  const notification = tapped({ link: null, token: 'abc' });
  await answerTap(scope, notification, 'take');
  expect(notification.close).toHaveBeenCalled();
  const [address, sent] = scope.fetch.mock.calls[0]!;
  expect(address).toBe('/api/answers');
  expect(sent?.body).toBe('{"token":"abc","answer":"take"}');
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
  expect(scope.registration.showNotification).toHaveBeenCalledWith('Dose registrada', expect.anything());
});

test('an open app hears of the answer, and of everything it changes', async () => {
  const news = vi.fn<(news: SessionNews) => void>();
  onTestFinished(onNewsFromOtherTabs(news));
  await answerTap(scopeThat(accepted), tapped({ link: null, token: 'abc' }), 'take');
  await vi.waitFor(() =>
    expect(news).toHaveBeenCalledWith({ kind: 'changed', facts: ANSWER_CHANGES, from: 'worker' }),
  );
  expect(ANSWER_CHANGES).toEqual(answerReminder.changes);
});

test.each([
  ['a refused answer', async () => new Response(null, { status: 409 })],
  ['no connection', async () => Promise.reject(new TypeError('offline'))],
])('%s leads to the page that says why', async (_, answers) => {
  const scope = scopeThat(answers);
  await answerTap(scope, tapped({ link: null, token: 'abc' }), 'skip');
  expect(scope.clients.openWindow).toHaveBeenCalledWith('/responder#abc');
});

test.each([
  [
    'an answerable one opens its page and records nothing',
    { link: '/calendar', token: 'abc' },
    '/responder#abc',
  ],
  ['news opens its screen', { link: '/calendar', token: null }, '/calendar'],
  ['another site is never opened', { link: '//evil.example', token: null }, '/dashboard'],
  ['without data the first screen', null, '/dashboard'],
])('a tap beside the buttons: %s', async (_, data, address) => {
  const scope = scopeThat(accepted);
  await answerTap(scope, tapped(data), '');
  expect(scope.fetch).not.toHaveBeenCalled();
  expect(scope.clients.openWindow).toHaveBeenCalledWith(address);
});
