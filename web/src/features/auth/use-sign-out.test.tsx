import { logout } from '@leveza/contract/auth/session.ts';
import { deletePushSubscription } from '@leveza/contract/messages/devices.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LEFT } from '../../lib/left-offline.ts';
import { ANA } from '../../testing/patient.ts';
import { answer } from '../../testing/server.ts';
import { holdCookie, openApp } from '../../testing/sign-in-pages.tsx';

/** The longest that a sign-out waits for a silent server. */
const LONGEST_MS = 8000;

const FORGET = `DELETE /api${deletePushSubscription.path}`;
const LOGOUT = `POST /api${logout.path}`;

beforeEach(() => {
  Object.defineProperty(globalThis, 'Notification', { value: { permission: 'granted' }, configurable: true });
  // The clock of a native limit cannot be moved.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('silent', 'TimeoutError')), ms);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'Notification');
});

// As on a real device, which registers itself again at every start, its code is there already.
beforeAll(() => import('../../lib/push-device.ts'));

/** A browser that is registered at its push service. */
function registered(unsubscribe: () => Promise<boolean>) {
  const subscription = {
    endpoint: 'https://push.example/1',
    unsubscribe: vi.fn<() => Promise<boolean>>(unsubscribe),
  };
  const registration = { pushManager: { getSubscription: async () => subscription } };
  const value = { getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));
  return subscription;
}

/** Every call from now on waits for an answer until it is ended. */
function fallSilent(): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method, signal }: RequestInit) => {
    calls.push(`${method} ${new URL(url, location.origin).pathname}`);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  return calls;
}

async function openSignedIn() {
  holdCookie();
  answer(readMe, () => ({ data: ANA }));
  const app = openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Olá, Ana Souza' });
  return app;
}

/** Presses 'Sair' and waits as long as a patient does at most. */
async function signOutInSilence() {
  const app = await openSignedIn();
  const calls = fallSilent();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await vi.advanceTimersByTimeAsync(LONGEST_MS);
  vi.useRealTimers();
  return { ...app, calls };
}

test.each([
  ['a silent server', async () => true],
  ['a silent server and a silent push service', () => new Promise<never>(() => undefined)],
])('%s does not keep a device with notifications signed in', async (_, unsubscribe) => {
  const device = registered(unsubscribe);
  const { address, calls } = await signOutInSilence();
  expect(localStorage.getItem(LEFT)).toBe('yes');
  expect(calls.slice(0, 2)).toEqual([FORGET, LOGOUT]);
  expect(device.unsubscribe).toHaveBeenCalledOnce();
  expect(await screen.findByText('Você saiu deste aparelho.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(document.cookie).toBe('');
});

test('the device is forgotten before its session ends, which alone may do so', async () => {
  const device = registered(async () => true);
  const { user } = await openSignedIn();
  const calls: string[] = [];
  answer(deletePushSubscription, ({ body: { endpoint } }) => {
    calls.push(endpoint);
    return { data: { isDeleted: true } };
  });
  answer(logout, () => {
    calls.push('logout');
    return { data: { isSignedOut: true } };
  });
  await user.click(screen.getByRole('button', { name: 'Sair' }));
  await screen.findByRole('heading', { name: 'Início' });
  expect(calls).toEqual([device.endpoint, 'logout']);
  expect(device.unsubscribe).toHaveBeenCalledOnce();
});
