import { oneOf, textOf } from '../../lib/address.ts';

const REASONS = ['expired', 'oidc', 'oidc-email', 'reset'] as const;
export type Reason = (typeof REASONS)[number];

/** Search parameters of the sign-in pages; others are dropped. */
export interface AuthSearch {
  next?: string;
  reason?: Reason;
}

export function readAuthSearch({ next, reason }: Record<string, unknown>): AuthSearch {
  return { next: textOf(next), reason: oneOf(REASONS, reason) };
}
