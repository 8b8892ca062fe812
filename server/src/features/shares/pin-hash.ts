import { hashToken } from '../../http/session/owner-of.ts';

/** A PIN is short enough to be tried out, so its hash needs the token as well, which is kept nowhere. */
export function pinHashOf(token: string, pin: string): string {
  return hashToken(`${token} ${pin}`);
}
