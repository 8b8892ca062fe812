import { expect, test } from './journey.ts';

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
