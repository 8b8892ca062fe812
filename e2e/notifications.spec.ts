import { DESKTOP, expect, test } from './journey.ts';

test.describe('notifications', () => {
  test.use({ serviceWorkers: 'allow', viewport: DESKTOP, permissions: ['notifications'] });

  test('a push is shown by the service worker with its answers', async ({ page, context }) => {
    await page.goto('/termos');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((found) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) found(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const data = JSON.stringify({
      title: 'Hora da sua dose',
      body: '',
      tag: 'dose',
      link: '/medication-usage',
      token: 'abc',
      actions: [
        { action: 'take', title: 'Tomei' },
        { action: 'snooze', title: 'Adiar 1 h' },
      ],
    });
    const origin = new URL(page.url()).origin;
    await browser.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data,
    });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notifications = await registration.getNotifications();
        return notifications.map(({ title, tag }) => `${title} (${tag})`);
      });
    await expect.poll(shown).toEqual(['Hora da sua dose (dose)']);
  });
});
