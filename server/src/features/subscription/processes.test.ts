import { randomBytes } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { registration } from '../../testing/contract/examples.ts';
import { eventually } from '../../testing/eventually.ts';
import { urlOf } from '../../testing/postgres.ts';
import type { LevezaProcess } from '../../testing/process.ts';
import { startLeveza } from '../../testing/process.ts';
import { type LocalStripe, startStripe } from '../../testing/stripe/local-stripe.ts';
import { signedEvent, WEBHOOK_SECRET } from '../../testing/stripe/stripe-news.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { TestDatabase } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-app.ts';
import { notifications } from '../notifications/table.ts';
import { purchases } from './table.ts';
import { FIRST_TRY } from '../../testing/first-try.ts';

const key = randomBytes(32).toString('base64');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** Processes of Leveza on one database and one payment provider, ended with the test. */
async function house() {
  const folder = temporaryFolder();
  const stripe = await startStripe();
  const started: LevezaProcess[] = [];
  onTestFinished(async () => {
    await Promise.all(started.map((leveza) => leveza.end('SIGKILL')));
    await stripe.stop();
    folder.remove();
  });
  const start = async () => {
    const leveza = await startLeveza({
      DATABASE_URL: urlOf(database.settings),
      DATA_DIR: folder.path,
      MASTER_KEY: key,
      BILLING: 'stripe',
      STRIPE_SECRET_KEY: stripe.config.secretKey,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: stripe.url,
      STRIPE_VERSION: stripe.config.version,
    });
    started.push(leveza);
    return leveza;
  };
  return { stripe, start };
}

/** A new patient pays on the page of the provider, which has not told Leveza yet. */
async function pay({ url }: LevezaProcess, { books }: LocalStripe): Promise<void> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body: JSON.stringify(body),
    });
  const registered = await post('/auth/register', registration());
  expect(registered.status).toBe(201);
  const cookie = registered.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const opened = await post(
    '/subscription/checkout',
    { planId: 'plus', cycle: 'monthly' },
    cookie.join('; '),
  );
  expect(opened.status).toBe(200);
  const page = ((await opened.json()) as { data: { url: string } }).data.url;
  books.pay(books.sessions.get(page.split('/').at(-1)!)!, 'card');
}

test(
  'SIGKILL while the provider is asked about a purchase: the next process asks, and the patient reads it once',
  FIRST_TRY,
  async () => {
    const { stripe, start } = await house();
    const first = await start();
    await pay(first, stripe);
    stripe.failOn(/./, 'hang');
    const asked = stripe.requests.length;
    const { body, headers } = signedEvent(stripe.books.events.at(-1)!);
    const heard = await fetch(`${first.url}/api/webhooks/billing`, { method: 'POST', body, headers });
    expect(heard.status).toBe(200);
    await eventually(() => expect(stripe.requests.length).toBeGreaterThan(asked));
    await first.end('SIGKILL');
    const states = () => database.db.select({ state: purchases.state }).from(purchases);
    expect(await states()).toEqual([{ state: null }]);

    stripe.failOn(/./, null);
    await start();
    await eventually(async () => expect(await states()).toEqual([{ state: 'active' }]), 50_000);
    const told = await database.db.select({ title: notifications.title }).from(notifications);
    expect(told.filter(({ title }) => title === 'Assinatura ativa')).toHaveLength(1);
  },
);
