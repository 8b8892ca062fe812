import type { Billing } from './billing.ts';
import type { StripeRequest } from './stripe-request.ts';
import { AnyShape, InvoicePaymentsShape, InvoicesShape, UrlShape } from './stripe-shapes.ts';

const MOST_SHOWN = 24;
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
        for (const { payment } of data) {
          const what = payment.payment_intent
            ? { payment_intent: payment.payment_intent }
            : { charge: payment.charge };
          // One key for one payment: a job that is tried again pays back once.
          const key = `refund-${payment.payment_intent ?? payment.charge}`;
          await stripe.post('/refunds', { ...what, reason: 'requested_by_customer' }, AnyShape, key);
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
