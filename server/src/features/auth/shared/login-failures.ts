import { createHash } from 'node:crypto';
import type { Db } from '../../../db/connection.ts';
import type { Limit } from '../../../http/rate-limit/hit.ts';
import { forget } from '../../../http/rate-limit/hit.ts';

export const FAILURES_PER_ACCOUNT: Limit = { times: 10, perSeconds: 15 * 60 };

/** A right password, or a new one, begins anew. */
export function forgetFailures(db: Db, email: string): Promise<void> {
  return forget(db, failuresOf(email));
}

export function failuresOf(email: string): string {
  return `login-failures:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}
