import { logout } from '@leveza/contract/auth/session.ts';
import { call } from './api.ts';
import { LEFT } from './left-offline.ts';
import { mayBeSignedIn } from './session-hint.ts';

/** Ends the session of a patient who left without a connection, now or as soon as there is one. */
export async function endLeftSession(): Promise<void> {
  if (localStorage.getItem(LEFT) === null) return;
  // A sign-in since then replaced the cookies, and must not be ended.
  if (mayBeSignedIn()) return localStorage.removeItem(LEFT);
  try {
    await call(logout, {});
    localStorage.removeItem(LEFT);
  } catch {
    window.addEventListener('online', () => void endLeftSession(), { once: true });
  }
}
