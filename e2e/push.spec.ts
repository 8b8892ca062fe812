import type { CDPSession, Worker } from '@playwright/test';
import { expect, test } from './journey.ts';
import { remindedPatient } from './reminded.ts';

test.use({ serviceWorkers: 'allow' });

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
