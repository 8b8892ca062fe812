import type { Page } from '@playwright/test';
import { PHONE, expect, expectAccessible, test } from './journey.ts';
import { signUp, startDemo } from './sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('the drawer opens from the bar, is 280 px wide, Escape and back close it, and it leads to a screen', async ({
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

    await page.getByRole('link', { name: 'Calendário', exact: true }).click();
    await expect(heading(page, 'Calendário')).toBeVisible();
    await opener.click();
    await expect(drawer).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/calendar$/);

    await opener.click();
    await drawer.getByRole('link', { name: 'Exames' }).click();
    await expect(page).toHaveURL(/\/exams$/);
    await expect(page).toHaveTitle('Exames Médicos · Leveza');
    await expect(heading(page, 'Exames Médicos')).toBeFocused();
  });

  test('the bar has today, recording and the calendar', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    await expect(bar.getByRole('link', { name: 'Hoje' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'Calendário', exact: true }).click();
    await expect(heading(page, 'Calendário')).toBeVisible();

    await bar.getByRole('button', { name: 'Registrar', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'O que você quer registrar?' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => window.history.back());
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/calendar$/);

    await bar.getByRole('button', { name: 'Registrar', exact: true }).click();
    await sheet.getByRole('button', { name: 'Peso', exact: true }).click();
    await page.getByRole('textbox', { name: 'Peso' }).fill('91');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Descartar o que você digitou?')).toBeVisible();
    await page.getByRole('button', { name: 'Descartar', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/calendar$/);
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

test('a deep link opens its screen, back and forward work', async ({ page }) => {
  await signUp(page);
  await page.goto('/subscription');
  await expect(heading(page, 'Planos de Assinatura')).toBeVisible();
  await expect(page).toHaveTitle('Planos de Assinatura · Leveza');
  await page.getByRole('link', { name: 'Ana Souza Ver perfil' }).click();
  await expect(heading(page, 'Meu Perfil')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Planos de Assinatura')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Meu Perfil')).toBeVisible();
});

test('the first page and an unknown address lead to the dashboard', async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/nao-existe');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
});

test('a demonstration may look at the first page again, says what it is and leads to an account of one’s own', async ({
  page,
  context,
}) => {
  await startDemo(context, process.env.LEVEZA_URL!);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Começar Agora' })).toBeVisible();
  await page.goto('/dashboard');
  const strip = page.getByRole('complementary', { name: 'Conta de demonstração' });
  await expect(strip).toContainText('até');
  await strip.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/\/register$/);
});
