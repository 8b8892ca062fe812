import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** One step to either side: a phone's clock may be off, and typing takes time. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Leveza', label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The content of the QR code. */
export function uriOf(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The 30 s step a code belongs to, or null when it is none of the present ones. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
