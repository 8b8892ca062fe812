import { hkdfSync, randomBytes } from 'node:crypto';
import type { Tokens } from '../../http/session/cookies.ts';

const BYTES = 32;

export function newToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function newTokens(): Tokens {
  return { accessToken: newToken(), refreshToken: newToken() };
}

/**
 * The tokens that follow a refresh token. Made from it, so that a repeated request gets the same answer although
 * only hashes are stored; the salt is stored, the token is not, and neither is enough alone.
 */
export function successorsOf(refreshToken: string, salt: string): Tokens {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', refreshToken, salt, `leveza ${purpose}`, BYTES)).toString('base64url');
  return { accessToken: derive('access'), refreshToken: derive('refresh') };
}
