import type { Page } from '@playwright/test';
import { addOzempic, applyBefore } from './doses.ts';
import { PHONE, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox, inDays } from './pharmacy-boxes.ts';
import { shareDemo, signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lead = (page: Page) => page.locator('main [data-lead]');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('a missed dose was applied after all, or is marked as skipped, and no longer after an undo', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await addOzempic(page);
  await applyBefore(page, 12.5, 4);
  await goOrLoad(page, '/dashboard');
  const today = lead(page);
  await expect(today).toContainText('Pela bula, esta dose não é mais aplicada; a próxima é');
  await expect(today).toContainText('Fontes');
  await today.getByRole('link', { name: 'Já apliquei' }).click();
  await expect(dialog(page, 'Nova aplicação').getByRole('button', { name: /^Registrar em / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await today.getByRole('link', { name: 'Pulei esta dose' }).click();
  const skip = dialog(page, 'Pulei esta dose');
  await skip.getByRole('button', { name: 'Viagem' }).click();
  await skip.getByRole('button', { name: 'Marcar como pulada' }).click();
  const skipped = dialog(page, 'Dose marcada como pulada');
  await expect(skipped).toContainText('Próxima aplicação');
  await expectAccessible(page);
  await expect(today).toContainText('Próxima aplicação');
  await skipped.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(today).toContainText('Pela bula, esta dose não é mais aplicada');
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
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'false');
  await expect(row).toContainText('1 comprimido');
});

test('of a demonstration nothing is cut on the narrowest phone', async ({ page, context }) => {
  await shareDemo(context, process.env.LEVEZA_URL!);
  await page.setViewportSize({ width: 320, height: 700 });
  await goOrLoad(page, '/dashboard');
  await expect(lead(page).getByRole('img', { name: /^Falta/ })).toBeVisible();
  await page.locator('summary', { hasText: 'Atividade recente' }).click();
  await expect(page.getByRole('figure', { name: 'Peso em kg' }).locator('circle')).toHaveCount(8);
  await expect(part(page, 'Atividade recente').getByRole('link')).toHaveCount(8);
  const cut = () =>
    page
      .locator('main dd')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  await expect.poll(cut).toBe(0);
});
