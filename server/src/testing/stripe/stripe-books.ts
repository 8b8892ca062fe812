import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import {
  newId,
  periodOf,
  type StripeInvoice,
  type StripePrice,
  type StripeRefund,
  type StripeSession,
  type StripeSubscription,
} from './stripe-objects.ts';

export interface StripeEventBody {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}

/** Everything the local Stripe has in its books, and what a customer or the time does to it. */
export function stripeBooks(url: () => string) {
  let ahead = 0;
  /** Banks say no from now on. */
  let isDeclining = false;
  const prices: StripePrice[] = [];
  const sessions = new Map<string, StripeSession>();
  const subscriptions = new Map<string, StripeSubscription>();
  const invoices: StripeInvoice[] = [];
  const refunds: StripeRefund[] = [];
  const events: StripeEventBody[] = [];

  const now = () => Math.floor(Date.now() / 1000) + ahead;

  function tell(type: string, object: object): void {
    const copy = structuredClone(object);
    events.push({ id: newId('evt'), object: 'event', type, created: now(), data: { object: copy } });
  }

  function bill(subscription: StripeSubscription, total: number, isPaid: boolean): StripeInvoice {
    const id = newId('in');
    const invoice: StripeInvoice = {
      id,
      object: 'invoice',
      status: isPaid ? 'paid' : 'open',
      customer: subscription.customer,
      created: now(),
      total,
      attempted: true,
      hosted_invoice_url: `${url()}/invoice/${id}`,
      status_transitions: { finalized_at: now(), paid_at: isPaid ? now() : null },
      parent: {
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      payment_intent: newId('pi'),
    };
    invoices.unshift(invoice);
    tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  /** The customer pays on the page: at once, by a way that takes time, or not at all. */
  function pay(session: StripeSession, how: 'card' | 'pix' | 'decline'): void {
    if (session.status !== 'open' || how === 'decline') return;
    const customer = session.customer ?? newId('cus');
    const subscription: StripeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      status: how === 'card' ? 'active' : 'incomplete',
      customer,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      metadata: session.metadata,
      items: {
        data: [
          { id: newId('si'), current_period_end: now() + periodOf(session.price), price: session.price },
        ],
      },
      pending_update: null,
    };
    subscriptions.set(subscription.id, subscription);
    tell('customer.subscription.created', { ...subscription, status: 'incomplete' });
    Object.assign(session, {
      status: 'complete',
      url: null,
      customer,
      subscription: subscription.id,
      payment_status: how === 'card' ? 'paid' : 'unpaid',
    });
    tell('checkout.session.completed', session);
    if (how !== 'card') return;
    bill(subscription, session.price.unit_amount, true);
    tell('customer.subscription.updated', subscription);
  }

  /** A Pix arrives, or its time runs out. */
  function settle(id: string, isPaid: boolean): void {
    const subscription = subscriptions.get(id)!;
    const [item] = subscription.items.data;
    subscription.status = isPaid ? 'active' : 'incomplete_expired';
    if (isPaid) bill(subscription, item.price.unit_amount, true);
    tell('customer.subscription.updated', subscription);
  }

  /** The next period begins. */
  function renew(id: string): void {
    const subscription = subscriptions.get(id)!;
    const [item] = subscription.items.data;
    if (subscription.cancel_at_period_end) return end(id);
    bill(subscription, item.price.unit_amount, !isDeclining);
    item.current_period_end += periodOf(item.price);
    subscription.status = isDeclining ? 'past_due' : 'active';
    tell('customer.subscription.updated', subscription);
  }

  function end(id: string): void {
    const subscription = subscriptions.get(id)!;
    Object.assign(subscription, { status: 'canceled', ended_at: now() });
    tell('customer.subscription.deleted', subscription);
  }

  /** Null where that much was not paid, or was paid back before. */
  function refund(intent: string, wanted: string | null): StripeRefund | null {
    const paid = invoices.find(({ payment_intent }) => payment_intent === intent)?.total ?? 0;
    const back = refunds.filter((one) => one.payment_intent === intent);
    const left = paid - back.reduce((sum, { amount }) => sum + amount, 0);
    const amount = wanted === null ? left : Number(wanted);
    if (amount <= 0 || amount > left) return null;
    const made: StripeRefund = {
      id: newId('re'),
      object: 'refund',
      status: 'succeeded',
      payment_intent: intent,
      amount,
    };
    refunds.push(made);
    tell('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent: intent });
    return made;
  }

  return {
    prices,
    sessions,
    subscriptions,
    invoices,
    refunds,
    events,
    now,
    tell,
    bill,
    pay,
    settle,
    renew,
    end,
    refund,
    isDeclining: () => isDeclining,
    decline: (isOn: boolean) => {
      isDeclining = isOn;
    },
    /** Moves the provider's clock. */
    advance: (days: number) => {
      ahead += days * DAY_SECONDS;
    },
  };
}

export type StripeBooks = ReturnType<typeof stripeBooks>;
