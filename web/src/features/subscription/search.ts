import { oneOf } from '../../lib/address.ts';

/** How the patient came back from a page of the payment provider. */
const RETURNS = ['paid', 'left', 'portal'] as const;
export type Return = (typeof RETURNS)[number];

export interface SubscriptionSearch {
  cycle?: 'yearly';
  return?: Return;
}

export function readSubscriptionSearch(search: Record<string, unknown>): SubscriptionSearch {
  return { cycle: oneOf(['yearly'], search.cycle), return: oneOf(RETURNS, search.return) };
}
