import { Problem, type ProblemCode } from '@leveza/contract/problem.ts';
import type { BillingConfig } from '../../billing-config.ts';
import type { Billing, FailureKind } from '../../services/billing/billing.ts';
import { BillingFailure } from '../../services/billing/billing.ts';
import { stripeBilling } from '../../services/billing/stripe.ts';

/**
 * The payment provider. Without keys it throws, in a job too: a subscription to be ended there must not count as ended.
 */
export function billingOf({ stripe }: BillingConfig): Billing {
  if (stripe === null) throw new Problem('payment-not-configured');
  return stripeBilling(stripe);
}

const PROBLEM: Record<FailureKind, ProblemCode> = {
  declined: 'payment-declined',
  refused: 'payment-unavailable',
  unavailable: 'payment-unavailable',
  unknown: 'payment-unknown',
};

/** Says a failure of the provider in the patient's words. */
export async function inWords<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error;
    throw new Problem(PROBLEM[error.kind], { cause: error });
  }
}
