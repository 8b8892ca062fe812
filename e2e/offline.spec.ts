import { PHONE, expect, test } from './journey.ts';
import { keptAnswers } from './kept-answers.ts';
import { startDemo } from './sign-in.ts';

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  test('visited screens open with their last data and say from when; sign-out leaves nothing', async ({
    page,
    context,
    complaints,
  }) => {
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
    await expect(page.getByText(/Estes são os dados de \d\d\/\d\d, \d\d:\d\d\./)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/Estes são os dados de/)).toBeHidden({ timeout: 20_000 });
    await expect(weights).toBeVisible();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => keptAnswers(page, 'count')).toBe(0);
    // The browser reports the calls that could not be made; the page itself must not fail.
    expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    complaints.length = 0;
  });
});
