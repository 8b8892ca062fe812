import { z } from 'zod';
import { secret, setting, webAddress, withoutSlash } from './setting.ts';

/** The settings of subscriptions. */
export const BILLING_SETTINGS = {
  BILLING: setting(z.enum(['off', 'stripe']).default('off')),
  STRIPE_SECRET_KEY: setting(secret.optional()),
  STRIPE_WEBHOOK_SECRET: setting(secret.optional()),
  STRIPE_URL: setting(webAddress.default('https://api.stripe.com')),
  STRIPE_VERSION: setting(
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/)
      .default('2026-10-28.endive'),
  ),
};

export const BILLING_EXPECTED: Record<keyof typeof BILLING_SETTINGS, string> = {
  BILLING: 'off, which leaves everything open to everyone, or stripe',
  STRIPE_SECRET_KEY: 'the secret key of the account at Stripe (sk_… or rk_…), without spaces',
  STRIPE_WEBHOOK_SECRET: 'the signing secret of the webhook at Stripe (whsec_…), without spaces',
  STRIPE_URL: 'the address of Stripe, such as https://api.stripe.com',
  STRIPE_VERSION: 'a version of the API of Stripe, such as 2026-10-28.endive',
};

export interface StripeConfig {
  secretKey: string;
  /** Signs what Stripe sends; without it no event is believed, and the jobs ask by themselves. */
  webhookSecret: string | undefined;
  url: string;
  version: string;
}

export interface BillingConfig {
  /** Plans are enforced; off, everything is open to everyone. */
  isHosted: boolean;
  /** Null without a key: nothing can be paid, so nothing is closed. */
  stripe: StripeConfig | null;
}

const BillingSettings = z.object(BILLING_SETTINGS);

export function readBilling(read: z.output<typeof BillingSettings>): BillingConfig {
  const isHosted = read.BILLING === 'stripe';
  const secretKey = read.STRIPE_SECRET_KEY;
  return {
    isHosted,
    stripe:
      isHosted && secretKey !== undefined
        ? {
            secretKey,
            webhookSecret: read.STRIPE_WEBHOOK_SECRET,
            url: withoutSlash(read.STRIPE_URL),
            version: read.STRIPE_VERSION,
          }
        : null,
  };
}
