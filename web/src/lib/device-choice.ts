export const CHOICE = 'leveza-keeps-answers';

/** Whether this device may keep what was read and typed, so that the app opens without a connection. */
export function isKeptOnDevice(): boolean {
  return localStorage.getItem(CHOICE) !== 'no';
}
