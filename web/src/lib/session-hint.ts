// The only cookie of the session a script can read: whose it is, not what opens it.
const COOKIE = '__Host-leveza-user';

/** Whose session may exist; empty without one. */
export function signedInHint(): string {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? '';
}

/** Whether a session may exist. Without the hint there is no session, and no call is made. */
export function mayBeSignedIn(): boolean {
  return signedInHint() !== '';
}

const listeners = new Set<() => void>();
let departures = 0;

/** Calls back when the patient of this page has left it. */
export function onSessionForgotten(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How many patients have left this page: a change that began under another number is another patient's. */
export const departureCount = () => departures;

/** After a session has ended, so that the next page does not ask for it again. */
export function forgetSessionHint(): void {
  document.cookie = `${COOKIE}=; Path=/; Secure; SameSite=Lax; Max-Age=0`;
  departures += 1;
  for (const listener of listeners) listener();
}
