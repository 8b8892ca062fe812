import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findInChat } from './channels.ts';
import { expect, expectAccessible, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { remindedPatient } from './reminded.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('the link of a reminder takes the dose with one tap, and takes it back', async ({ page }) => {
  const link = await remindedPatient(page);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Tomei' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tomei' }).click();
  await expect(page.getByText('Registrado como tomado')).toBeVisible();
  await page.goto('/supplement-usage');
  await expect(page.getByText('Tomado', { exact: false }).first()).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Tomei' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const [by, channel, label] of [
    ['whatsapp', 'WhatsApp', 'Número do WhatsApp'],
    ['sms', 'SMS', 'Número do celular'],
  ] as const) {
    test(`a number is confirmed by ${channel}, and a test message arrives there`, async ({ page }) => {
      const digits = `119${randomInt(10_000_000, 99_999_999)}`;
      await signUp(page);
      await goOrLoad(page, '/settings');
      await page.getByRole('button', { name: 'Autorizar mensagens' }).click();
      await page.getByRole('button', { name: `Editar ${channel}` }).click();
      await dialog(page).getByLabel(label).fill(digits);
      await dialog(page).getByRole('button', { name: 'Salvar', exact: true }).click();
      const code = dialog(page).getByLabel('Código de 6 números');
      await code.fill(await findInChat(by, digits, /(\d{6})/));
      await dialog(page).getByRole('button', { name: 'Confirmar', exact: true }).click();
      await expect(code).toBeHidden();
      await dialog(page).getByRole('button', { name: 'Enviar teste' }).click();
      await findInChat(by, digits, /(teste)/i);
      await expect(dialog(page).getByRole('alert')).toContainText('Enviada');
    });
  }
});
