import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret in the same time whatever was guessed, its length included. */
export function isSame(guess: string, secret: string): boolean {
  return timingSafeEqual(digest(guess), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
