import type { CDPSession, Worker } from '@playwright/test';
import { PHONE, expect, expectAccessible, sayOffline } from './journey.ts';
import { keptAnswers } from './kept-answers.ts';
import { test } from './kept-page.ts';
import { remindedPatient } from './reminded.ts';
import { signUp, startDemo } from './sign-in.ts';

test.use({ serviceWorkers: 'allow' });
// One worker runs them, one after the other: it fetches the whole app as it is installed, which takes longer than a journey.
test.describe.configure({ mode: 'default' });

const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;

/** The browser reports the calls that could not be made; the page itself must not fail. */
function expectOnly(complaints: string[], expected: RegExp): void {
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
  complaints.length = 0;
}

interface Shown {
  title: string;
  options: { actions: { action: string }[]; data: object };
}

/** The parts of the worker's own world that this journey touches. */
interface Scope {
  shown: Shown[];
  answering: Promise<unknown> | undefined;
  registration: { showNotification: (title: string, options: Shown['options']) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
}

/** The headless browser has no place to show a notification: the journey keeps what the worker wanted to show. */
const keepShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, options) => {
      scope.shown.push({ title, options });
      return Promise.resolve();
    };
  });

const titlesOf = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as Scope).shown.map(({ title }) => title));

/** As the patient's tap on a button of the first notification. */
const tap = (worker: Worker, action: string) =>
  worker.evaluate(async (name) => {
    const scope = globalThis as unknown as Scope;
    const notification = { close: () => undefined, data: scope.shown[0]!.options.data };
    const waitUntil = (work: Promise<unknown>) => {
      scope.answering = work;
    };
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, action: name, waitUntil }),
    );
    await scope.answering;
  }, action);

/** The browser's own number of the registration, by which a push is handed to it. */
function registrationOf(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
}

test('a push is shown by the service worker, and its button records the dose', async ({ page, context }) => {
  const link = await remindedPatient(page);
  const token = link.split('#')[1]!;
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await keepShown(worker);

  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devtools);
  const actions = [{ action: 'take', title: 'Tomei' }];
  const data = JSON.stringify({ title: 'Hora da sua dose', body: '', tag: 'a', link: null, token, actions });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
  await expect.poll(() => titlesOf(worker)).toEqual(['Hora da sua dose']);

  await tap(worker, 'take');
  await expect.poll(() => titlesOf(worker)).toEqual(['Hora da sua dose', 'Dose registrada']);
  await page.goto(link);
  await expect(page.getByText('Registrado como tomado')).toBeVisible();
});

test('the app opens without a connection and says so', async ({ page, context, complaints }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await sayOffline(page);
  await expect(page.getByRole('heading', { level: 1, name: /com leveza/ })).toBeVisible();
  await expect(page.getByText(/Você está sem internet/)).toBeVisible();
  // The browser reports the calls that could not be made; the page itself must not fail.
  expectOnly(complaints, DISCONNECTED);
});

test('opened or reloaded without a connection, the signs can still be read', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await page.goto('/side-effects');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  // As if this device had kept nothing.
  await expect(page.getByRole('heading', { level: 1, name: 'Efeitos Colaterais' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => keptAnswers(page, 'count')).toBeGreaterThan(2);
  await keptAnswers(page, 'clear');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Não foi possível abrir esta tela' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver sinais de alerta' }).click();
  const signs = page.getByRole('main');
  await expect(signs.getByRole('heading', { level: 1, name: 'Sinais de alerta' })).toBeVisible();
  await page.reload();
  await expect(signs.getByRole('heading', { name: 'Sinais de alergia grave' })).toBeVisible();
  await expect(signs.getByRole('link', { name: 'Ligar 192 (SAMU)' })).toHaveAttribute('href', 'tel:192');
  await page.goto('/termos');
  await sayOffline(page);
  await page.getByRole('status').getByRole('link', { name: 'Sinais de alerta' }).click();
  await expect(page).toHaveURL(/\/sinais-de-alerta$/);
  // The router reports the screen it could not open.
  expectOnly(complaints, /ERR_INTERNET_DISCONNECTED|Esta tela ainda não foi aberta neste aparelho/);
});

test('the shipped foods are still found', async ({ page, context, complaints }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await page.goto('/nutrition');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(page.getByRole('list', { name: 'Refeições' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Adicionar alimento: Almoço' }).click();
  await page.getByRole('searchbox', { name: 'Buscar alimento' }).fill('pao de quejo');
  const foods = page.getByRole('list', { name: 'Alimentos', exact: true });
  await expect(foods.getByRole('button', { name: /^Pão de queijo assado/ }).first()).toBeVisible();
  // The browser reports the calls that could not be made, until the connection is back.
  await context.setOffline(false);
  expectOnly(complaints, DISCONNECTED);
});

test('visited screens open with their last data and say from when; sign-out leaves nothing', async ({
  page,
  context,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await startDemo(context, process.env.LEVEZA_URL!);
  await page.goto('/measurements');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const title = page.getByRole('heading', { level: 1, name: 'Medições' });
  await expect(title).toBeVisible();
  const weights = page.getByText(/\d,\d\skg/).first();
  await expect(weights).toBeVisible();
  await expect.poll(() => keptAnswers(page, 'count')).toBeGreaterThan(2);

  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();
  await expect(weights).toBeVisible();
  await expect(page.getByText(/O que já foi aberto aqui é de \d\d\/\d\d, \d\d:\d\d\./)).toBeVisible();

  await page.goto('/exams');
  await expect(page.getByText(/Esta tela ainda não foi aberta neste aparelho/)).toBeVisible();
  await page.goBack();

  await context.setOffline(false);
  await expect(page.getByText(/O que já foi aberto aqui/)).toBeHidden({ timeout: 20_000 });
  await expect(weights).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptAnswers(page, 'count')).toBe(0);
  // The browser reports the calls that could not be made; the page itself must not fail.
  expectOnly(complaints, DISCONNECTED);
});
