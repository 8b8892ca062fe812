import type { Subscription } from '@leveza/contract/subscription/subscription.ts';
import { DAY_SECONDS, DAY_MS } from '@leveza/domain/time/spans.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atTheEnd } from '../../testing/endings.ts';
import { eventually } from '../../testing/eventually.ts';
import { runJob, workInBackground } from '../../testing/jobs.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { signedEvent } from '../../testing/stripe/stripe-news.ts';
import type { Patient } from '../../testing/test-app.ts';
import { testApp } from '../../testing/test-app.ts';
import { stripeBilling } from '../../services/billing/stripe.ts';
import { users } from '../auth/table.ts';
import { askAboutPurchases, followPrices } from './jobs.ts';
import { endAtProvider } from './shared/leave-provider.ts';
import { purchases } from './table.ts';
import { endTrial, givePlan, type HostedHouse, hostedHouse } from './testing/hosted-house.ts';

let house: HostedHouse;
beforeAll(async () => {
  const smtp = await startSmtp();
  atTheEnd(() => smtp.stop());
  house = await hostedHouse({ smtpUrl: smtp.url });
  await workInBackground(house);
});
beforeEach(() => {
  house.stripe.books.decline(false);
  house.stripe.failOn(/./, null);
});

const PLUS = { planId: 'plus', cycle: 'monthly' };
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

const post = (patient: Patient, verb: string, payload?: object) =>
  patient.call('POST', `/api/subscription/${verb}`, payload ? { payload } : {});

async function standing(patient: Patient): Promise<Subscription> {
  return (await patient.call('GET', '/api/subscription')).json<{ data: Subscription }>().data;
}

/** Opens a page and pays on it; the provider does not tell Leveza. */
async function pay(patient: Patient, payload: object = PLUS, how: 'card' | 'pix' = 'card') {
  const reply = await post(patient, 'checkout', payload);
  expect(reply.statusCode, reply.body).toBe(200);
  const { url } = reply.json<{ data: { url: string } }>().data;
  const session = house.stripe.books.sessions.get(url.split('/').at(-1)!)!;
  house.stripe.books.pay(session, how);
  return session;
}

async function subscriber(payload: object = PLUS) {
  const ana = await house.patient();
  await endTrial(ana);
  const session = await pay(ana, payload);
  await post(ana, 'check');
  return { ana, id: session.subscription! };
}

const rowsOf = ({ db, id }: Patient) =>
  db.select().from(purchases).where(eq(purchases.userId, id)).orderBy(purchases.createdAt);

const deliver = (event: object, signing = {}) => {
  const { body, headers } = signedEvent(event, signing);
  return house.app.inject({ method: 'POST', url: '/api/webhooks/billing', payload: body, headers });
};

describe('without a way to pay', () => {
  test('one’s own server has everything open, and says so', async () => {
    const own = await testApp();
    const ana = await own.patient();
    await endTrial(ana);
    expect(await standing(ana)).toMatchObject({ running: 'self-hosted', opened: 'all', trialUntil: null });
    const refused = await post(ana, 'checkout', PLUS);
    expect(refused.json()).toMatchObject({ error: { code: 'payment-not-configured' } });
    const { body, headers } = signedEvent({ id: 'evt' });
    const url = '/api/webhooks/billing';
    expect((await own.app.inject({ method: 'POST', url, payload: body, headers })).statusCode).toBe(403);
  });

  test('a service without keys closes nothing, and a subscription to be ended there is not taken for ended', async () => {
    const keyless = await testApp({ billing: { isHosted: true, stripe: null } });
    const ana = await keyless.patient();
    await endTrial(ana);
    expect(await standing(ana)).toMatchObject({ running: 'not-configured', opened: 'all' });
    const job = { ...endAtProvider, work: endAtProvider.work };
    const attempt = { ...keyless, data: { checkoutId: 'cs_1' }, finish: async () => undefined };
    await expect(job.work(keyless.db, attempt as never)).rejects.toMatchObject({
      code: 'payment-not-configured',
    });
  });

  test('an older account has its trial from the first paid day on', async () => {
    const fresh = await testApp({ billing: { isHosted: true, stripe: house.stripe.config } });
    const ana = await fresh.patient();
    await endTrial(ana);
    const { isTrial, opened, trialUntil } = await standing(ana);
    expect({ isTrial, opened }).toEqual({ isTrial: true, opened: 'all' });
    expect(new Date(trialUntil!).getTime()).toBeGreaterThan(daysFromNow(13).getTime());
  });
});

describe('buying', () => {
  test('the trial, its end, the page, and the return without any event', async () => {
    const ana = await house.patient();
    expect(await standing(ana)).toMatchObject({ isTrial: true, opened: 'all', purchase: null });
    await endTrial(ana);
    expect(await standing(ana)).toMatchObject({ isTrial: false, opened: null });
    await pay(ana);
    expect(await standing(ana)).toMatchObject({ opened: null, purchase: { phase: 'open' } });
    const checked = (await post(ana, 'check')).json<{ data: Subscription }>().data;
    expect(checked).toMatchObject({
      opened: 'plus',
      purchase: { phase: 'active', planId: 'plus', priceCents: 4990, refundUntil: expect.any(String) },
    });
    const invoices = await ana.call('GET', '/api/subscription/invoices');
    expect(invoices.json()).toMatchObject({ data: { invoices: [{ amountCents: 4990, state: 'paid' }] } });
  });

  test('a patient who does not come back is found by the job of every hour', async () => {
    const ana = await house.patient();
    await endTrial(ana);
    await pay(ana);
    await runJob(house, askAboutPurchases);
    expect(await standing(ana)).toMatchObject({ opened: 'plus', purchase: { phase: 'active' } });
  });

  test('a Pix opens the plan when it arrives', async () => {
    const ana = await house.patient();
    await endTrial(ana);
    const { subscription } = await pay(ana, PLUS, 'pix');
    await post(ana, 'check');
    expect(await standing(ana)).toMatchObject({ opened: null, purchase: { phase: 'waiting' } });
    house.stripe.books.settle(subscription!, true);
    await post(ana, 'check');
    expect(await standing(ana)).toMatchObject({ opened: 'plus', purchase: { phase: 'active' } });
  });

  test('a second page ends the first, and a paid one refuses a second', async () => {
    const ana = await house.patient();
    const { books } = house.stripe;
    await post(ana, 'checkout', PLUS);
    const [first] = await rowsOf(ana);
    const session = await pay(ana, { planId: 'completa', cycle: 'yearly' });
    expect(books.sessions.get(first!.checkoutId!)!.status).toBe('expired');
    expect(session.price.unit_amount).toBe(76_704);
    const refused = await post(ana, 'checkout', PLUS);
    expect(refused.json()).toMatchObject({ error: { code: 'already-subscribed' } });
  });

  test('paid twice all the same, the later one is paid back', async () => {
    const { ana } = await subscriber();
    const billing = stripeBilling(house.stripe.config);
    const purchaseId = crypto.randomUUID();
    const page = await billing.openCheckout({
      purchaseId,
      installation: 'here',
      price: { tier: 'plus', cycle: 'monthly', cents: 4990 },
      customerId: null,
      email: 'ana@example.com',
      successUrl: 'https://leveza.example',
      cancelUrl: 'https://leveza.example',
    });
    await givePlan(ana, 'plus');
    const [, later] = await rowsOf(ana);
    const own = eq(purchases.id, later!.id);
    const open = { state: null, checkout: 'open' as const, checkoutExpiresAt: daysFromNow(1) };
    await house.db
      .update(purchases)
      .set({ ...open, checkoutId: page.checkoutId })
      .where(own);
    const session = house.stripe.books.sessions.get(page.checkoutId)!;
    house.stripe.books.pay(session, 'card');
    await post(ana, 'check');
    await eventually(async () => {
      const [kept, doubled] = await rowsOf(ana);
      expect(kept).toMatchObject({ state: 'active', refundedAt: null });
      expect(doubled).toMatchObject({ state: 'canceled', refundedAt: expect.any(Date) });
    });
    expect(house.stripe.books.subscriptions.get(session.subscription!)!.status).toBe('canceled');
    expect(await standing(ana)).toMatchObject({ opened: 'plus', purchase: { phase: 'active' } });
  });
});

describe('events', () => {
  test('late, twice and the last first lead to what the provider has', async () => {
    const ana = await house.patient();
    await endTrial(ana);
    const { books } = house.stripe;
    const from = books.events.length;
    const { subscription } = await pay(ana);
    books.renew(subscription!);
    const told = books.events.slice(from).toReversed();
    const replies = [];
    for (const event of [...told, ...told]) replies.push((await deliver(event)).statusCode);
    expect(new Set(replies)).toEqual(new Set([200]));
    await eventually(async () =>
      expect(await standing(ana)).toMatchObject({ purchase: { phase: 'active' } }),
    );
  });

  test('of a wrong signature, or of somebody else on the same account, change nothing', async () => {
    const { ana } = await subscriber();
    const before = await rowsOf(ana);
    const object = { id: 'sub_stranger', object: 'subscription', customer: 'cus_stranger', metadata: {} };
    const stranger = { id: 'evt_stranger', object: 'event', data: { object } };
    expect((await deliver(stranger, { secret: 'whsec_other' })).statusCode).toBe(403);
    expect((await deliver(stranger)).statusCode).toBe(200);
    expect(await rowsOf(ana)).toEqual(before);
  });
});

describe('a failed payment', () => {
  test('closes nothing for seven days; then it can be bought anew, and the old one ends', async () => {
    const { ana, id } = await subscriber();
    house.stripe.books.decline(true);
    house.stripe.books.renew(id);
    await post(ana, 'check');
    expect(await standing(ana)).toMatchObject({
      opened: 'plus',
      purchase: { phase: 'past-due', graceUntil: expect.any(String) },
    });
    house.stripe.books.invoices[0]!.status_transitions.finalized_at -= 8 * DAY_SECONDS;
    await post(ana, 'check');
    expect(await standing(ana)).toMatchObject({ opened: null, purchase: { phase: 'unpaid' } });
    expect((await post(ana, 'portal')).statusCode).toBe(200);
    house.stripe.books.decline(false);
    await pay(ana, { planId: 'completa', cycle: 'monthly' });
    await post(ana, 'check');
    expect(await standing(ana)).toMatchObject({ opened: 'completa', purchase: { phase: 'active' } });
    await eventually(() => expect(house.stripe.books.subscriptions.get(id)!.status).toBe('canceled'));
  });
});

describe('changing', () => {
  const COMPLETA = { planId: 'completa', cycle: 'monthly' };
  test('to a larger plan counts at once, and keeps a cancellation', async () => {
    const { ana } = await subscriber();
    await post(ana, 'cancel');
    const changed = await post(ana, 'change', COMPLETA);
    expect(changed.json()).toMatchObject({
      data: { opened: 'completa', purchase: { phase: 'cancelling', planId: 'completa' } },
    });
    const kept = await post(ana, 'keep');
    expect(kept.json()).toMatchObject({ data: { purchase: { phase: 'active', cancelAt: null } } });
  });

  test('that the bank declines changes nothing, and says so', async () => {
    const { ana } = await subscriber();
    house.stripe.books.decline(true);
    const declined = await post(ana, 'change', COMPLETA);
    expect(declined.json()).toMatchObject({ error: { code: 'payment-declined' } });
    expect(await standing(ana)).toMatchObject({ opened: 'plus', purchase: { planId: 'plus' } });
  });

  test('whose answer is lost says that nobody knows, and the provider is asked', async () => {
    const { ana, id } = await subscriber();
    house.stripe.failOn(new RegExp(`^/v1/subscriptions/${id}$`), 'cut');
    const lost = await post(ana, 'change', COMPLETA);
    expect(['payment-unknown', 'payment-unavailable']).toContain(
      lost.json<{ error: { code: string } }>().error.code,
    );
    house.stripe.failOn(/./, null);
    await post(ana, 'check');
    const { purchase } = await standing(ana);
    const [item] = house.stripe.books.subscriptions.get(id)!.items.data;
    expect(purchase!.planId).toBe(item.price.metadata.tier);
  });

  test('to a smaller plan counts from the next period on, and back costs nothing', async () => {
    const { ana, id } = await subscriber();
    const smaller = await post(ana, 'change', { planId: 'essencial', cycle: 'monthly' });
    expect(smaller.json()).toMatchObject({
      data: { opened: 'plus', purchase: { planId: 'essencial', paidPlanId: 'plus' } },
    });
    const billed = house.stripe.books.invoices.length;
    const back = await post(ana, 'change', PLUS);
    expect(back.json()).toMatchObject({
      data: { opened: 'plus', purchase: { planId: 'plus', paidPlanId: null } },
    });
    expect(house.stripe.books.invoices).toHaveLength(billed);
    expect(house.stripe.books.subscriptions.get(id)!.metadata).not.toHaveProperty('paid_tier');
  });

  test('beyond a paid plan, declined, leaves the smaller one that was chosen for the next period', async () => {
    const { ana } = await subscriber();
    await post(ana, 'change', { planId: 'essencial', cycle: 'monthly' });
    house.stripe.books.decline(true);
    const declined = await post(ana, 'change', COMPLETA);
    expect(declined.json()).toMatchObject({ error: { code: 'payment-declined' } });
    expect(await standing(ana)).toMatchObject({
      opened: 'plus',
      purchase: { planId: 'essencial', paidPlanId: 'plus', priceCents: 2990 },
    });
  });

  test('from cancelled months to a year asks for the renewal first', async () => {
    const { ana } = await subscriber();
    await post(ana, 'cancel');
    const refused = await post(ana, 'change', { planId: 'plus', cycle: 'yearly' });
    expect(refused.json()).toMatchObject({ error: { code: 'keep-first' } });
  });

  test('from a year to months waits for the end of the year', async () => {
    const { ana } = await subscriber({ planId: 'plus', cycle: 'yearly' });
    const refused = await post(ana, 'change', COMPLETA);
    expect(refused.json()).toMatchObject({ error: { code: 'change-after-period' } });
  });
});

describe('leaving', () => {
  test('within seven days the purchase is paid back, also the second one of an account', async () => {
    const { ana, id } = await subscriber();
    expect((await post(ana, 'refund')).json()).toMatchObject({ data: { purchase: { phase: 'refunding' } } });
    expect((await post(ana, 'refund')).statusCode, 'a second press').toBe(200);
    const refunded = () =>
      eventually(async () => expect(await standing(ana)).toMatchObject({ purchase: { phase: 'refunded' } }));
    await refunded();
    expect(house.stripe.books.subscriptions.get(id)!.status).toBe('canceled');
    await pay(ana);
    await post(ana, 'check');
    const before = house.stripe.books.refunds.length;
    expect((await post(ana, 'refund')).statusCode).toBe(200);
    await refunded();
    expect(house.stripe.books.refunds).toHaveLength(before + 1);
  });

  test('later than that a refund is refused, with the way that is left', async () => {
    const { ana } = await subscriber();
    await house.db
      .update(purchases)
      .set({ firstPaidAt: daysFromNow(-8) })
      .where(eq(purchases.userId, ana.id));
    expect((await post(ana, 'refund')).json()).toMatchObject({ error: { code: 'refund-too-late' } });
  });

  test('a deleted account is not charged any more', async () => {
    const { ana, id } = await subscriber();
    const reply = await ana.call('DELETE', '/api/account', { payload: { confirmation: 'EXCLUIR' } });
    expect(reply.statusCode, reply.body).toBe(200);
    await eventually(() => expect(house.stripe.books.subscriptions.get(id)!.status).toBe('canceled'));
  });
});

test('a price that was told and taken back is not asked for', async () => {
  const { ana, id } = await subscriber();
  const own = eq(purchases.userId, ana.id);
  await house.db
    .update(purchases)
    .set({ nextPriceCents: 5490, toldAt: daysFromNow(-31) })
    .where(own);
  const asked = () =>
    house.stripe.requests.filter(({ method, url }) => method === 'POST' && url.endsWith(id)).length;
  const before = asked();
  await runJob(house, followPrices);
  expect(asked()).toBe(before);
  expect((await rowsOf(ana))[0]).toMatchObject({ nextPriceCents: null, toldAt: null, priceCents: 4990 });
});

test('without a mail server nobody is told of a new price, so nobody pays it', async () => {
  const { ana } = await subscriber();
  const own = eq(purchases.userId, ana.id);
  await house.db.update(purchases).set({ priceCents: 4490 }).where(own);
  const mailless = { ...house, config: { ...house.config, smtpUrl: undefined } };
  await runJob(mailless, followPrices).catch(() => undefined);
  expect((await rowsOf(ana))[0]).toMatchObject({ nextPriceCents: null, toldAt: null });
});

test('a new price is told first, and asked for 30 days after the message arrived', async () => {
  const { ana, id } = await subscriber();
  const own = eq(purchases.userId, ana.id);
  await house.db.update(purchases).set({ priceCents: 4490 }).where(own);
  await runJob(house, followPrices);
  const [told] = await rowsOf(ana);
  expect(told).toMatchObject({ nextPriceCents: 4990, toldAt: expect.any(Date), priceCents: 4490 });
  const asked = () =>
    house.stripe.requests.filter(({ method, url }) => method === 'POST' && url.endsWith(id)).length;
  const before = asked();
  await runJob(house, followPrices);
  expect(asked()).toBe(before);
  await house.db
    .update(purchases)
    .set({ toldAt: daysFromNow(-31) })
    .where(own);
  await runJob(house, followPrices);
  expect(asked()).toBe(before + 1);
  expect((await rowsOf(ana))[0]).toMatchObject({ nextPriceCents: null, priceCents: 4990 });
});

test('a message that is refused holds back nobody else’s price', async () => {
  const [bounced, { ana }] = [await subscriber(), await subscriber()];
  const email = `${bounced.ana.id}@gone.example`;
  await house.db.update(users).set({ email }).where(eq(users.id, bounced.ana.id));
  await house.db.update(purchases).set({ priceCents: 4490 }).where(eq(purchases.userId, bounced.ana.id));
  const announced = { priceCents: 4490, nextPriceCents: 4990, toldAt: daysFromNow(-31) };
  await house.db.update(purchases).set(announced).where(eq(purchases.userId, ana.id));
  await expect(runJob(house, followPrices)).rejects.toThrow(/ failed/);
  expect((await rowsOf(ana))[0]).toMatchObject({ nextPriceCents: null, priceCents: 4990 });
});
