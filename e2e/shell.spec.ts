import { expect, sayOffline, test } from './journey.ts';

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

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
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    complaints.length = 0;
  });
});

test('the kit page is not part of the product', async ({ page }) => {
  await page.goto('/ui');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/componentes/i);
});

test('text that looks like markup or a script address never runs', async ({ page }) => {
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const refusals: string[] = [];
    const attempt = (name: string, act: () => void) => {
      try {
        act();
      } catch {
        refusals.push(name);
      }
    };
    attempt('innerHTML', () => {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
    });
    attempt('script', () => {
      document.createElement('script').src = 'https://evil.example/x.js';
    });
    return refusals;
  });
  expect(refused).toEqual(['innerHTML', 'script']);
});
