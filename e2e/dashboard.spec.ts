import type { Page } from '@playwright/test';
import { addOzempic, applyBefore, applyFrom, daysAgo } from './doses.ts';
import { DESKTOP, PHONE, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox, inDays } from './pharmacy-boxes.ts';
import { shareDemo, signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lead = (page: Page) => page.locator('[data-lead]');
const opened = (page: Page, line: string | RegExp) => page.locator('summary', { hasText: line }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toDashboard = (page: Page) => page.getByRole('link', { name: 'Dashboard', exact: true }).click();

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}${path}`, { headers: { origin }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

const weigh = (page: Page, weight: number, days: number) =>
  post(page, '/api/measurements', { weight, datetime: daysAgo(days) });

/** On a desktop it is open from the start. */
async function showActivity(page: Page): Promise<void> {
  const line = page.locator('summary', { hasText: 'Atividade recente' });
  await expect(line).toBeVisible();
  if (page.viewportSize()!.width < 1024) await line.click();
}

test.describe('of a new account', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
  });

  test('kind first steps, and no empty chart; a step leads to its form, and is ticked once it is done', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await goOrLoad(page, '/dashboard');
    await expect(page.getByText('Olá, Ana. Que bom ter você aqui.')).toBeVisible();
    const steps = part(page, 'Primeiros passos').getByRole('listitem');
    await expect(steps.nth(0)).toContainText('Feito');
    await expect(steps.getByRole('link')).toHaveCount(3);
    await expect(page.getByRole('figure')).toHaveCount(0);
    await page.getByRole('link', { name: /^Anote seu peso de hoje/ }).click();
    const form = dialog(page, 'Nova medição');
    await form.getByRole('textbox', { name: /^Peso/ }).fill('91,4');
    await form.locator('button[type=submit]').click();
    await dialog(page, 'Medição registrada').getByRole('button', { name: 'Concluir', exact: true }).click();

    await toDashboard(page);
    await expect(steps.filter({ hasText: 'Anote seu peso' })).toContainText('Feito');
    await expect(page.locator('dl[aria-label="Seus números"]')).toContainText(/91,4\skg/);
    await expect(page.getByRole('banner')).toContainText(/Perda Total\s*1\skg/);

    await page.getByRole('link', { name: /^Guarde sua caneta/ }).click();
    await expect(page).toHaveURL(/\/medications\?add=1&next=today$/);
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('without a pen the first dose begins with one; steps put away stay away', async ({ page }) => {
    await goOrLoad(page, '/dashboard');
    await page.getByRole('link', { name: /^Registre sua primeira aplicação/ }).click();
    await expect(page).toHaveURL(/\/medications\?add=1&next=dose$/);
    await page.getByRole('button', { name: 'Ozempic', exact: true }).click();
    await page.getByRole('button', { name: 'Ozempic 1 mg', exact: true }).click();
    await page.getByLabel('Preço pago').fill('980');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    // The way leads on by itself.
    await expect(dialog(page, 'Nova aplicação')).toContainText('Ozempic');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await toDashboard(page);
    await part(page, 'Primeiros passos').getByRole('button', { name: 'Dispensar' }).click();
    await expect(part(page, 'Primeiros passos')).toHaveCount(0);
    await page.reload();
    await expect(lead(page)).toContainText('Sua primeira aplicação');
    await expect(part(page, 'Primeiros passos')).toHaveCount(0);
  });
});

test.describe('what is due', () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
  });

  test('after four missed doses the prescriber is asked', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await applyBefore(page, 36, 4);
    await goOrLoad(page, '/dashboard');
    const today = lead(page);
    await expect(today).toContainText('Fale com quem receitou');
    await expect(today).toContainText('4 doses seguidas ficaram sem aplicação.');
    await expect(today).not.toContainText('ainda pode ser aplicada');
    await expectAccessible(page);
    await today.getByRole('link', { name: 'Ver aplicações' }).click();
    await expect(page).toHaveURL(/\/applications$/);
    await expect(page.getByText('4 doses seguidas ficaram sem aplicação.')).toBeVisible();
  });

  test('a missed dose was applied after all, or is marked as skipped in one tap and its reason', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await addOzempic(page);
    await applyBefore(page, 12.5, 4);
    await weigh(page, 91, 1);
    await goOrLoad(page, '/dashboard');
    const today = lead(page);
    await expect(today).toContainText('Pela bula, esta dose não é mais aplicada; a próxima é');
    await expect(today).toContainText('Fontes');
    await today.getByRole('link', { name: 'Já apliquei' }).click();
    await expect(
      dialog(page, 'Nova aplicação').getByRole('button', { name: /^Registrar em / }),
    ).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await today.getByRole('link', { name: 'Pulei esta dose' }).click();
    const skip = dialog(page, 'Pulei esta dose');
    await skip.getByRole('button', { name: 'Viagem' }).click();
    await skip.getByRole('button', { name: 'Marcar como pulada' }).click();
    const skipped = dialog(page, 'Dose marcada como pulada');
    await expect(skipped).toContainText('Próxima dose');
    await skipped.getByRole('button', { name: 'Concluir' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(today).toContainText('Próxima dose');
  });

  test('pens, receita and boxes: each opens what is to be done', async ({ page }) => {
    const pen = await addOzempic(page, { remainingVolume: 0 });
    await applyFrom(page, pen, 3);
    await post(page, '/api/prescriptions', { issuedOn: inDays(-85), product: 'Ozempic' });
    await addBox(page, 'vitamina d', {
      customName: 'Vitamina D',
      boxQuantity: 3,
      frequencyTimes: 1,
      frequencyPer: 'day',
    });
    await addBox(page, 'novalgina 500', { boxQuantity: 2, expiryDate: inDays(-1), unitType: 'tablets' });
    for (const [row, action, title] of [
      ['Hora de renovar a receita e o estoque', 'Adicionar caneta', null],
      ['Receita perto do fim', 'Adicionar receita', 'Adicionar receita'],
      ['Vitamina D está acabando', 'Ver caixa', null],
      ['Novalgina 500 mg venceu', 'Ver caixa', null],
    ] as const) {
      await goOrLoad(page, '/dashboard');
      await opened(page, '4 avisos de estoque e receita');
      const item = page.getByRole('listitem').filter({ hasText: row });
      await item.getByRole('link', { name: action }).click();
      await expect(title ? dialog(page, title) : page.getByRole('dialog')).toBeVisible();
    }
    await expect(page.getByRole('dialog')).toContainText('Novalgina');
  });
});

test('what was recorded lately opens', async ({ page }) => {
  await signUp(page);
  await addOzempic(page);
  await applyBefore(page, 1, 30);
  await weigh(page, 90, 2);
  await post(page, '/api/side-effects', { effectType: 'nausea', intensity: 2 });
  await goOrLoad(page, '/dashboard');
  for (const [row, title] of [
    [/^Aplicação de Ozempic/, 'Editar aplicação'],
    [/^Medição 90/, 'Editar medição'],
    [/^Náusea/, 'Náusea'],
    [/^Caneta Ozempic/, null],
  ] as const) {
    await showActivity(page);
    await part(page, 'Atividade recente').getByRole('link', { name: row }).first().click();
    await expect(title ? dialog(page, title) : page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await toDashboard(page);
  }
});

test("a late dose is recorded from 'Hoje' and gone from it; weight that was gained is no loss", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await signUp(page);
  await addOzempic(page);
  await applyBefore(page, 8, 4);
  await weigh(page, 93, 30);
  await weigh(page, 93.6, 1);
  await goOrLoad(page, '/dashboard');
  await expect(part(page, 'Seu progresso')).toContainText(/1,2\skg acima do peso inicial/);
  await expect(page.getByRole('banner')).toContainText(/Variação Total\s*\+1,2\skg/);
  await expect(page.getByText('Peso perdido')).toHaveCount(0);
  const today = lead(page);
  await expect(today).toContainText('Dose atrasada');
  await expect(today).toContainText('Pela bula, ainda pode ser aplicada até');
  await today.getByRole('link', { name: 'Registrar', exact: true }).click();
  await dialog(page, 'Nova aplicação').getByRole('button', { name: 'Registrar', exact: true }).click();
  await dialog(page, 'Aplicação registrada').getByRole('button', { name: 'Concluir', exact: true }).click();

  await toDashboard(page);
  await expect(today).toContainText('Próxima dose');
  await expect(lead(page)).not.toContainText('Dose atrasada');
  await expect(part(page, 'Atividade recente').getByRole('link').first()).toContainText('Hoje');
});

test('after ten years it is the same screen: eight points, the newest activity', async ({ page }) => {
  await signUp(page);
  await addOzempic(page);
  await applyBefore(page, 7, 520);
  const rows = Array.from({ length: 3650 }, (_, day) => [daysAgo(3650 - day), 92 - (day % 40) / 10]);
  await post(page, '/api/measurements/import', { source: 'csv', rows });

  await goOrLoad(page, '/dashboard');
  await expect(page.getByRole('figure', { name: 'Peso em kg' }).locator('circle')).toHaveCount(8);
  await expect(part(page, 'Atividade recente').getByRole('link')).toHaveCount(8);
  await expect(page.locator('dl[aria-label="Seus números"]')).toContainText(/3\.?6\d\d dias/);
  await lead(page).getByRole('link', { name: 'Registrar', exact: true }).click();
  await expect(dialog(page, 'Nova aplicação')).toBeVisible();
});

test('what is taken every day is ticked with one tap and taken back with another', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await addBox(page, 'glifage', {
    boxQuantity: 30,
    openedDate: inDays(-3),
    unitType: 'tablets',
    frequencyTimes: 1,
    frequencyPer: 'day',
  });
  await goOrLoad(page, '/dashboard');
  const row = part(page, 'Para tomar hoje').getByRole('button');
  await row.click();
  await expect(row).toContainText('Tomado às');
  await expect(page.getByRole('alertdialog')).toContainText('registrado com sucesso!');
  await page.reload();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'false');
  await expect(row).toContainText('1 comprimido');
});

test.describe('of a demonstration', () => {
  test.beforeEach(async ({ context }) => {
    await shareDemo(context, process.env.LEVEZA_URL!);
  });

  test('everything is there, and nothing is cut on the narrowest phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await goOrLoad(page, '/dashboard');
    await expect(lead(page).getByRole('img', { name: /^Falta/ })).toBeVisible();
    await expect(part(page, 'Para tomar hoje').getByRole('listitem')).toHaveCount(4);
    await expect(page.locator('summary', { hasText: 'de estoque' })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    process.stdout.write(`Hoje at 390 px: ${height} px\n`);
    expect(height).toBeLessThan(1700);
    await showActivity(page);
    await expect(page.getByRole('meter', { name: 'Peso perdido' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Peso em kg' }).locator('circle')).toHaveCount(8);
    await expect(part(page, 'Atividade recente').getByRole('link')).toHaveCount(8);

    await page.setViewportSize({ width: 320, height: 700 });
    const cut = () =>
      page
        .locator('main dd')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    await expect.poll(cut).toBe(0);
  });
});
