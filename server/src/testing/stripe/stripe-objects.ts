import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import { randomBytes } from 'node:crypto';

/** The objects of Stripe as its protocol shows them, as far as Leveza reads them. */
export interface StripePrice {
  id: string;
  object: 'price';
  currency: string;
  unit_amount: number;
  lookup_key: string;
  recurring: { interval: 'month' | 'year' };
  metadata: Record<string, string>;
  /** Shown to the customer and on the statement. */
  product_name: string;
}

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  expires_at: number;
  customer: string | null;
  customer_email: string | null;
  subscription: string | null;
  client_reference_id: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  price: StripePrice;
}

export interface StripeSubscription {
  id: string;
  object: 'subscription';
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled' | 'unpaid';
  customer: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  metadata: Record<string, string>;
  items: { data: [{ id: string; current_period_end: number; price: StripePrice }] };
  pending_update: object | null;
}

export interface StripeInvoice {
  id: string;
  object: 'invoice';
  status: 'open' | 'paid' | 'void';
  customer: string;
  created: number;
  total: number;
  attempted: boolean;
  hosted_invoice_url: string;
  status_transitions: { finalized_at: number; paid_at: number | null };
  parent: { subscription_details: { subscription: string; metadata: Record<string, string> } };
  /** Not shown: asked for by `/invoice_payments`. */
  payment_intent: string;
}

export const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;

export const periodOf = ({ recurring }: StripePrice) =>
  (recurring.interval === 'month' ? 30 : 365) * DAY_SECONDS;

export interface StripeRefund {
  id: string;
  object: 'refund';
  status: 'succeeded' | 'failed';
  payment_intent: string;
  amount: number;
}
