import type { Billing } from './billing.ts';
import type { Form, StripeRequest } from './stripe-request.ts';
import { AnyShape, InvoicePaymentsShape, InvoicesShape, RefundsShape, UrlShape } from './stripe-shapes.ts';

const MOST_SHOWN = 24;
const MOST_REFUNDS = 100;
const STATES = { paid: 'paid', open: 'open', void: 'void' } as const;

const isNamed = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);

/** Invoices, refunds and the provider's own page. */
export function paymentsAt(stripe: StripeRequest): Pick<Billing, 'payBack' | 'openPortal' | 'listInvoices'> {
  return {
    payBack: async (subscriptionId) => {
      const query = { subscription: subscriptionId, status: 'paid', limit: MOST_SHOWN };
      const { data: invoices } = await stripe.get('/invoices', query, InvoicesShape);
      for (const { id, total } of invoices) {
        if (total <= 0) continue;
        const { data } = await stripe.get(
          '/invoice_payments',
          { invoice: id, status: 'paid' },
          InvoicePaymentsShape,
        );
        for (const { payment, amount_paid: paid } of data) {
          const what = payment.payment_intent
            ? { payment_intent: payment.payment_intent }
            : { charge: payment.charge };
          // The books of the provider count: an earlier try, or somebody at its desk, may have paid back.
          const back = await paidBack(stripe, what);
          if (back >= paid) continue;
          const key = `refund-${payment.payment_intent ?? payment.charge}-${back}`;
          const form = { ...what, amount: paid - back, reason: 'requested_by_customer' };
          await stripe.post('/refunds', form, AnyShape, key);
        }
      }
    },

    openPortal: async (customer, returnUrl) => {
      const form = { customer, return_url: returnUrl, locale: 'pt-BR' };
      return (await stripe.post('/billing_portal/sessions', form, UrlShape)).url;
    },

    listInvoices: async (customer) => {
      const { data } = await stripe.get('/invoices', { customer, limit: MOST_SHOWN }, InvoicesShape);
      const issued = data.filter(({ status }) => status !== 'draft');
      return issued.map(({ id, created, total, status, hosted_invoice_url: url }) => ({
        id,
        createdAt: created.toISOString(),
        amountCents: total,
        state: status && isNamed(status) ? STATES[status] : 'other',
        url: url ?? null,
      }));
    },
  };
}

const CAME_TO_NOTHING = new Set(['failed', 'canceled']);

/** How much of a payment was paid back, or is on its way. */
async function paidBack(stripe: StripeRequest, payment: Form): Promise<number> {
  const { data } = await stripe.get('/refunds', { ...payment, limit: MOST_REFUNDS }, RefundsShape);
  const counted = data.filter(({ status }) => !CAME_TO_NOTHING.has(status ?? ''));
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}
