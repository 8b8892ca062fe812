import { logout } from '@leveza/contract/auth/session.ts';
import { call } from './api.ts';
import { LEFT } from './left-offline.ts';
import { untilSilent } from './patience.ts';
import { mayBeSignedIn } from './session-hint.ts';

/** A busy server comes back without the line having been away. */
const AGAIN_MS = 10_000;

/** Ends the session of a patient who left without a connection, now or as soon as there is one. */
export async function endLeftSession(): Promise<void> {
  if (localStorage.getItem(LEFT) === null) return;
  // A sign-in since then replaced the cookies, and must not be ended.
  if (mayBeSignedIn()) return localStorage.removeItem(LEFT);
  try {
    await call(logout, {}, untilSilent());
    localStorage.removeItem(LEFT);
  } catch {
    const again = () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      void endLeftSession();
    };
    const timer = setTimeout(again, AGAIN_MS);
    window.addEventListener('online', again);
  }
}
