import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LocalStripe, startStripe } from '../../testing/stripe/local-stripe.ts';
import { signedEvent, WEBHOOK_SECRET } from '../../testing/stripe/stripe-news.ts';
import { readStripeEvent } from './stripe-event.ts';
import { formOf } from './stripe-request.ts';
import { stripeBilling } from './stripe.ts';

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.failOn(/./, null);
  stripe.books.decline(false);
});

const billing = () => stripeBilling(stripe.config, 1500);
const PLUS = { tier: 'plus', cycle: 'monthly', cents: 4990 } as const;
const order = (purchaseId: string = crypto.randomUUID()) => ({
  purchaseId,
  installation: 'here',
  price: PLUS,
  customerId: null,
  email: 'ana@example.com',
  successUrl: 'https://leveza.example/subscription?return=paid',
  cancelUrl: 'https://leveza.example/subscription?return=left',
});

async function buy(how: 'card' | 'pix' = 'card') {
  const { checkoutId } = await billing().openCheckout(order());
  stripe.books.pay(stripe.books.sessions.get(checkoutId)!, how);
  const answer = await billing().read(checkoutId);
  return { checkoutId, id: answer!.subscriptionId! };
}

test('fields are written as Stripe reads them', () => {
  const fields = formOf({ items: [{ price: 'p', quantity: 1 }], metadata: { a: '' }, left: null });
  expect([...fields]).toEqual([
    ['items[0][price]', 'p'],
    ['items[0][quantity]', '1'],
    ['metadata[a]', ''],
  ]);
});

test('a repeated order opens one page, and no field tells of a treatment', async () => {
  const again = order();
  const [one, other] = [await billing().openCheckout(again), await billing().openCheckout(again)];
  expect(other).toEqual(one);
  const sent = stripe.requests.map(({ url, body }) => decodeURIComponent(url + body)).join('\n');
  expect(sent).toContain('Leveza Plus'.replace(' ', '+'));
  expect(sent).not.toMatch(/glp|farm[aá]cia|caneta/i);
});

test('paid by card: what was bought, until when, and when it was first paid', async () => {
  const { checkoutId } = await buy();
  expect(await billing().read(checkoutId)).toMatchObject({
    checkout: 'complete',
    state: 'active',
    tier: 'plus',
    cycle: 'monthly',
    priceCents: 4990,
    cancelAt: null,
    failedAt: null,
    firstPaidAt: expect.any(Date),
  });
});

test('a payment that takes time is incomplete first', async () => {
  const { checkoutId, id } = await buy('pix');
  expect(await billing().read(checkoutId)).toMatchObject({ state: 'incomplete', firstPaidAt: null });
  stripe.books.settle(id, true);
  expect(await billing().read(checkoutId)).toMatchObject({ state: 'active', firstPaidAt: expect.any(Date) });
});

test('an end that was set on the provider’s own page is read, and taken back', async () => {
  const { checkoutId, id } = await buy();
  const at = stripe.books.now() + DAY_SECONDS;
  stripe.books.subscriptions.get(id)!.cancel_at = at;
  expect(await billing().read(checkoutId)).toMatchObject({ cancelAt: new Date(at * 1000) });
  await billing().setCancelled(id, false);
  expect(await billing().read(checkoutId)).toMatchObject({ cancelAt: null });
});

test('a larger plan that the bank declines does not begin', async () => {
  const { checkoutId, id } = await buy();
  stripe.books.decline(true);
  const larger = { ...PLUS, tier: 'completa', cents: 7990 } as const;
  await expect(billing().changePrice(id, larger, { kind: 'larger' }, 'try')).rejects.toMatchObject({
    kind: 'declined',
  });
  expect(await billing().read(checkoutId)).toMatchObject({ tier: 'plus', priceCents: 4990 });
});

test('the days of grace count from the failed invoice', async () => {
  const { checkoutId, id } = await buy();
  stripe.books.decline(true);
  stripe.books.renew(id);
  const failedAt = new Date(stripe.books.now() * 1000);
  stripe.books.advance(3);
  expect(await billing().read(checkoutId)).toMatchObject({ state: 'past_due', failedAt });
});

test('a refund is made once, however often it is asked for', async () => {
  const { id } = await buy();
  const before = stripe.books.refunds.length;
  await billing().payBack(id);
  await billing().payBack(id);
  expect(stripe.books.refunds).toHaveLength(before + 1);
});

test('what somebody paid back at the provider’s desk is not paid back again', async () => {
  const { id } = await buy();
  const { payment_intent: intent, total } = stripe.books.invoices[0]!;
  stripe.books.refund(intent, '1000');
  await billing().payBack(id);
  const back = stripe.books.refunds.filter((one) => one.payment_intent === intent);
  expect(back.map(({ amount }) => amount)).toEqual([1000, total - 1000]);
});

test('a page that was paid cannot be expired any more', async () => {
  const { checkoutId: open } = await billing().openCheckout(order());
  expect(await billing().expireCheckout(open)).toBe(true);
  const { checkoutId: paid } = await buy();
  expect(await billing().expireCheckout(paid)).toBe(false);
});

describe('an answer that does not come', () => {
  test.each([
    ['cut' as const, 'unknown'],
    [{ status: 500, body: {} }, 'unavailable'],
    [{ status: 429, body: {} }, 'unavailable'],
    [{ status: 402, body: {} }, 'declined'],
    [{ status: 400, body: {} }, 'refused'],
  ])('%o is %s', async (fault, kind) => {
    const { id } = await buy();
    stripe.failOn(/^\/v1\/subscriptions/, fault === 'cut' ? null : fault);
    if (fault === 'cut') stripe.failOn(/^\/v1\/billing_portal/, 'cut');
    const asked =
      fault === 'cut'
        ? billing().openPortal('cus', 'https://leveza.example')
        : billing().setCancelled(id, true);
    await expect(asked).rejects.toMatchObject({ kind });
  });
});

test('a change that ends in an error of the provider may have been carried out', async () => {
  await buy();
  stripe.failOn(/^\/v1\/billing_portal/, { status: 500, body: {} });
  const asked = billing().openPortal('cus', 'https://leveza.example');
  await expect(asked).rejects.toMatchObject({ kind: 'unknown' });
});

describe('an event', () => {
  const event = {
    id: 'evt_1',
    object: 'event',
    data: { object: { id: 'sub_1', object: 'subscription', customer: 'cus_1', metadata: {} } },
  };
  const now = new Date();
  const read = (
    { body, headers }: ReturnType<typeof signedEvent>,
    secret: string | undefined = WEBHOOK_SECRET,
  ) => readStripeEvent(secret, Buffer.from(body), headers['stripe-signature'], now);
  test('is read by its names only', () => {
    expect(read(signedEvent(event))).toEqual({
      id: 'evt_1',
      checkoutId: null,
      subscriptionId: 'sub_1',
      customerId: 'cus_1',
      purchaseId: null,
    });
  });
  test('with two signatures counts by either', () => {
    const { body, headers } = signedEvent(event);
    const both = { 'stripe-signature': `${headers['stripe-signature']},v1=00` };
    expect(readStripeEvent(WEBHOOK_SECRET, Buffer.from(body), both['stripe-signature'], now)).not.toBeNull();
  });
  test.each([
    ['of another secret', signedEvent(event, { secret: 'whsec_other' }), WEBHOOK_SECRET],
    ['an hour old', signedEvent(event, { at: now.getTime() - 3_600_000 }), WEBHOOK_SECRET],
    ['without a secret here', signedEvent(event), ''],
    ['of another body', { ...signedEvent(event), body: '{}' }, WEBHOOK_SECRET],
  ])('%s is refused', (_, signed, secret) => expect(read(signed, secret)).toBeNull());
});
