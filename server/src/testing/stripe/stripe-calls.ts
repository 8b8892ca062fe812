import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import type { Reply } from '../channels/channel-server.ts';
import type { StripeBooks } from './stripe-books.ts';
import { newId, type StripePrice, type StripeSession } from './stripe-objects.ts';

interface Asked {
  method: string;
  path: string;
  form: URLSearchParams;
}

export const stripeError = (status: number, code: string): Reply => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: 'refused' } },
});

const ok = (body: unknown): Reply => ({ status: 200, body });
const list = (data: unknown[]): Reply => ok({ object: 'list', data, has_more: false });
const marksIn = (form: URLSearchParams, prefix: string) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = name.startsWith(`${prefix}[`) ? name.slice(prefix.length + 1, -1) : null;
      return key === null ? [] : [[key, value]];
    }),
  );

/** Carries out one call of the API as Stripe would. */
export function carryOut(books: StripeBooks, url: string, { method, path, form }: Asked): Reply {
  const [, kind = '', id = '', verb = ''] = path.split('/');
  switch (`${method} ${kind}${verb ? `/${verb}` : ''}`) {
    case 'GET prices':
      return list(books.prices.filter(({ lookup_key }) => lookup_key === form.get('lookup_keys[0]')));
    case 'POST prices':
      return makePrice(books, form);
    case 'POST checkout':
      return makeSession(books, url, form);
    case 'POST billing_portal': {
      const customer = form.get('customer') ?? '';
      const back = encodeURIComponent(form.get('return_url') ?? '');
      return ok({ id: newId('bps'), url: `${url}/portal/${customer}?back=${back}` });
    }
    case 'GET subscriptions': {
      const found = books.subscriptions.get(id);
      return found ? ok(found) : stripeError(404, 'resource_missing');
    }
    case 'POST subscriptions':
      return changeSubscription(books, id, form);
    case 'DELETE subscriptions':
      if (books.subscriptions.get(id)?.status === 'canceled') return stripeError(404, 'resource_missing');
      books.end(id);
      return ok(books.subscriptions.get(id));
    case 'GET invoices':
      return list(invoicesFor(books, form));
    case 'GET invoice_payments': {
      const invoice = books.invoices.find((one) => one.id === form.get('invoice'));
      const payment = { type: 'payment_intent', payment_intent: invoice?.payment_intent };
      const paid = { id: newId('inpay'), amount_paid: invoice?.total, payment };
      return list(invoice?.status === 'paid' ? [paid] : []);
    }
    case 'GET refunds':
      return list(books.refunds.filter((one) => one.payment_intent === form.get('payment_intent')));
    case 'POST refunds': {
      const refund = books.refund(form.get('payment_intent') ?? '', form.get('amount'));
      return refund ? ok(refund) : stripeError(400, 'charge_already_refunded');
    }
    default:
      return sessionCall(books, method, path);
  }
}

function sessionCall(books: StripeBooks, method: string, path: string): Reply {
  const [, , , id = '', verb] = path.split('/');
  const session = books.sessions.get(id);
  if (!session) return stripeError(404, 'resource_missing');
  if (method === 'GET') return ok(session);
  if (verb !== 'expire' || session.status !== 'open') return stripeError(400, 'not_open');
  Object.assign(session, { status: 'expired', url: null });
  books.tell('checkout.session.expired', session);
  return ok(session);
}

function makePrice(books: StripeBooks, form: URLSearchParams): Reply {
  const lookupKey = form.get('lookup_key') ?? '';
  if (books.prices.some(({ lookup_key }) => lookup_key === lookupKey)) return stripeError(400, 'taken');
  const price: StripePrice = {
    id: newId('price'),
    object: 'price',
    currency: form.get('currency') ?? '',
    unit_amount: Number(form.get('unit_amount')),
    lookup_key: lookupKey,
    recurring: { interval: form.get('recurring[interval]') === 'year' ? 'year' : 'month' },
    metadata: marksIn(form, 'metadata'),
    product_name: form.get('product_data[name]') ?? '',
  };
  books.prices.push(price);
  return ok(price);
}

function makeSession(books: StripeBooks, url: string, form: URLSearchParams): Reply {
  const price = books.prices.find(({ id }) => id === form.get('line_items[0][price]'));
  if (!price || form.get('mode') !== 'subscription') return stripeError(400, 'resource_missing');
  const id = newId('cs');
  const session: StripeSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    url: `${url}/pay/${id}`,
    expires_at: books.now() + DAY_SECONDS,
    customer: form.get('customer'),
    customer_email: form.get('customer_email'),
    subscription: null,
    client_reference_id: form.get('client_reference_id') ?? '',
    metadata: marksIn(form, 'subscription_data[metadata]'),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    price,
  };
  books.sessions.set(id, session);
  return ok(session);
}

function changeSubscription(books: StripeBooks, id: string, form: URLSearchParams): Reply {
  const subscription = books.subscriptions.get(id);
  if (!subscription || subscription.status === 'canceled') return stripeError(404, 'resource_missing');
  const isPending = form.get('payment_behavior') === 'pending_if_incomplete';
  // Stripe takes few other fields together with a change that may have to wait.
  if (isPending && (form.has('cancel_at_period_end') || Object.keys(marksIn(form, 'metadata')).length > 0)) {
    return stripeError(400, 'parameter_unsupported');
  }
  const priceId = form.get('items[0][price]');
  if (priceId !== null) {
    const [item] = subscription.items.data;
    const price = books.prices.find((one) => one.id === priceId);
    if (!price || form.get('items[0][id]') !== item.id) return stripeError(400, 'resource_missing');
    if (form.get('proration_behavior') === 'always_invoice') {
      const isPaid = !books.isDeclining();
      const difference = Math.max(0, price.unit_amount - item.price.unit_amount);
      books.bill(subscription, difference, isPaid);
      if (!isPaid && isPending) {
        subscription.pending_update = { subscription_items: [{ price: priceId }] };
        books.tell('customer.subscription.updated', subscription);
        return ok(subscription);
      }
    }
    item.price = price;
  }
  if (form.has('cancel_at_period_end')) {
    subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
  }
  if (form.get('cancel_at') === '') subscription.cancel_at = null;
  const marks = { ...subscription.metadata, ...marksIn(form, 'metadata') };
  // An empty value takes the mark away.
  subscription.metadata = Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== ''));
  books.tell('customer.subscription.updated', subscription);
  return ok(subscription);
}

function invoicesFor(books: StripeBooks, form: URLSearchParams) {
  const [subscription, customer, status] = ['subscription', 'customer', 'status'].map((name) =>
    form.get(name),
  );
  return books.invoices
    .filter((one) => subscription === null || one.parent.subscription_details.subscription === subscription)
    .filter((one) => customer === null || one.customer === customer)
    .filter((one) => status === null || one.status === status)
    .map((one) => ({ ...one, payment_intent: undefined }));
}
