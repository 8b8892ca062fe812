import type { Page } from '@playwright/test';
import { PHONE, expect, expectAccessible, test } from './journey.ts';
import { signUp, startDemo } from './sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('the drawer opens from the bar, is 280 px wide, Escape closes it, and it leads to a screen', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect(Math.round((await drawer.boundingBox())!.width)).toBeGreaterThanOrEqual(279);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole('link', { name: 'Exames' }).click();
    await expect(page).toHaveURL(/\/exams$/);
    await expect(page).toHaveTitle('Exames Médicos · Leveza');
    await expect(heading(page, 'Exames Médicos')).toBeFocused();
  });
});

test('the sidebar has the sizes of the specification and remembers being collapsed', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const width = async () => Math.round((await menu.boundingBox())!.width);
  expect(await width()).toBe(256);
  expect(Math.round((await page.getByRole('banner').boundingBox())!.height)).toBe(72);

  await page.getByRole('button', { name: 'Recolher menu' }).click();
  await expect.poll(width).toBe(64);
  await page.reload();
  await expect.poll(width).toBe(64);
  await page.mouse.move(600, 400);
  await menu.getByRole('link', { name: 'Relatórios' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Relatórios');

  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(width).toBe(64);
  expect((await page.getByRole('main').boundingBox())!.x).toBeGreaterThanOrEqual(64);
});

test('everything is reached by keyboard', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const bell = page.getByRole('button', { name: 'Notificações' });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nenhuma notificação por enquanto.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Medições' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Medições')).toBeFocused();
});

test('the first page and an unknown address lead to the dashboard', async ({ page }) => {
  await signUp(page);
  for (const path of ['/nao-existe', '/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
});

test('a demonstration may look at the first page again', async ({ page, context }) => {
  await startDemo(context, process.env.LEVEZA_URL!);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Começar Agora' })).toBeVisible();
});
