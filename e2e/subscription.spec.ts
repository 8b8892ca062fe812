import type { Page } from '@playwright/test';
import { poolOn } from '../bench/pool-on.ts';
import { buildServer } from '../scripts/build-server.ts';
import { type RunningLeveza, runLeveza } from '../scripts/leveza-process.ts';
import { type LocalStripe, startStripe } from '../server/src/testing/stripe/local-stripe.ts';
import { expect, expectAccessible, PHONE, test } from './journey.ts';
import { signUp, startDemo } from './sign-in.ts';

// One Leveza that sells plans for all journeys of this file. It is the built server, as `npm start` runs it; the other
// journeys run one from its source.
test.describe.configure({ mode: 'default' });

let stripe: LocalStripe;
let leveza: RunningLeveza;
let others: string | undefined;

test.beforeAll(async () => {
  stripe = await startStripe({ tells: true });
  const { secretKey, webhookSecret, url } = stripe.config;
  buildServer();
  const env = {
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret ?? '',
    STRIPE_URL: url,
  };
  leveza = await runLeveza(env, { isBuilt: true });
  others = process.env.LEVEZA_URL;
  process.env.LEVEZA_URL = leveza.url;
});

test.afterAll(async () => {
  process.env.LEVEZA_URL = others;
  await leveza.stop();
  await stripe.stop();
});

const openPlans = (page: Page) => page.goto(`${leveza.url}/subscription`);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the built server fills a demonstration, and takes its export into another account', async ({
  page,
  browser,
}) => {
  const headers = { origin: leveza.url };
  await startDemo(page.context(), leveza.url);
  await page.goto(`${leveza.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeAttached();
  const archive = await page.request.post(`${leveza.url}/api/account/export`, { headers });
  expect(archive.ok()).toBe(true);

  const other = await browser.newContext();
  await signUp(await other.newPage());
  const file = { name: 'leveza.zip', mimeType: 'application/zip', buffer: await archive.body() };
  const taken = await other.request.post(`${leveza.url}/api/account/import`, {
    headers,
    multipart: { file },
  });
  expect(taken.status()).toBe(200);
  const { data } = (await taken.json()) as { data: { lists: { rows: number }[] } };
  expect(data.lists.length).toBeGreaterThan(10);
  await other.close();
});

test('a plan is chosen, paid at the provider, made smaller and cancelled', async ({ page }) => {
  await signUp(page);
  await openPlans(page);
  await expect(page.getByText('Período de teste')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Assinar: GLP-1 Plus').click();
  await button(page, 'Pagar com cartão').click();
  await expect(page.getByText('Assinatura ativa')).toBeVisible();
  await button(page, 'Mudar para este plano: GLP-1 Essencial').click();
  await page.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(page.getByText(/você ainda tem o GLP-1 Plus/)).toBeVisible();
  await button(page, 'Cancelar a assinatura').click();
  await button(page, 'Cancelar a renovação').click();
  await expect(page.getByText('Nada mais é cobrado.').first()).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a declined card and a way back buy nothing', async ({ page }) => {
    await signUp(page);
    await openPlans(page);
    await button(page, 'Assinar: GLP-1 Essencial').click();
    await button(page, 'Cartão recusado').click();
    await expect(page.getByRole('heading', { name: 'Cartão recusado' })).toBeVisible();
    await openPlans(page);
    await expect(button(page, 'Assinar: GLP-1 Essencial')).toBeVisible();
    await expect(page.getByText('Assinatura ativa')).toBeHidden();
  });

  test('after the trial what runs goes on, and something new asks for a plan', async ({ page }) => {
    await signUp(page);
    const pool = await poolOn(leveza.dataDir, 1);
    await pool.query("update users set created_at = created_at - interval '30 days'");
    await pool.query("update installation set hosted_since = hosted_since - interval '30 days'");
    await pool.end();
    await openPlans(page);
    await expect(page.getByText('Seu teste terminou')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${leveza.url}/calendar`);
    await expect(page.getByRole('link', { name: 'Ver os planos' })).toBeVisible();
    const headers = { origin: leveza.url };
    const weighed = await page.request.post(`${leveza.url}/api/measurements`, {
      headers,
      data: { weight: 90 },
    });
    expect(weighed.status(), 'a weight is recorded as before').toBe(201);
    const fed = await page.request.post(`${leveza.url}/api/calendar/feed`, { headers, data: {} });
    expect(fed.status(), 'something new asks for a plan').toBe(402);
  });
});
