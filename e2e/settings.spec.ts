import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { findInMail } from './mails.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
}

test.describe('settings', () => {
  test.use({ viewport: PHONE });

  test('how and of what to be reminded is saved and found again after a reload', async ({ page }) => {
    await signUp(page);
    await goOrLoad(page, '/settings');
    await page.getByRole('switch', { name: 'WhatsApp' }).press('Space');
    await page.getByRole('button', { name: 'Editar WhatsApp' }).click();
    await dialog(page).getByText('Diário', { exact: true }).click();
    await dialog(page).getByLabel('Das').fill('23:30');
    await save(page);
    await page.getByRole('button', { name: 'O que lembrar' }).click();
    await dialog(page).getByText('Depois dele').click();
    await save(page);

    await page.goto('/settings?edit=whatsapp');
    await expect(page.getByRole('switch', { name: 'Receber por WhatsApp' })).toBeChecked();
    await expect(radio(page, 'Diário')).toBeChecked();
    await expect(dialog(page).getByLabel('Das')).toHaveValue('23:30');
    // The page was loaded anew, so the other one opens with stored answers too.
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'O que lembrar' }).click();
    await expect(radio(page, 'Depois dele')).toBeChecked();
  });

  test('a second address is confirmed by its code, a test arrives there, and its link ends the e-mails', async ({
    page,
  }) => {
    const other = `${randomUUID()}@exemplo.com`;
    await signUp(page);
    await goOrLoad(page, '/settings');
    await page.getByRole('button', { name: 'Autorizar mensagens' }).click();
    await page.getByRole('button', { name: 'Editar E-mail' }).click();
    await dialog(page).getByLabel('Outro e-mail').fill(other);
    await dialog(page).getByRole('button', { name: 'Salvar', exact: true }).click();
    await dialog(page)
      .getByLabel('Código de 6 números')
      .fill(await findInMail(other, /^(\d{6}) é o seu código/));
    await dialog(page).getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(dialog(page).getByLabel('Código de 6 números')).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Enviar teste' }).click();
    await expect(page.getByText('Confira se a mensagem de teste chegou.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(`${other} · Instantâneo`)).toBeVisible();
    await expectNoOverflow(page);
    await expect(page.getByRole('button', { name: 'Editar E-mail' })).toBeInViewport({ ratio: 1 });

    const wayOut = await findInMail(other, /^Mensagem de teste do Leveza[^]*(\/api\/unsubscribe\/[\w.-]+)/);
    await page.goto(wayOut);
    await expect(page.getByRole('heading', { name: 'Parar os lembretes por e-mail?' })).toBeVisible();
    const isOn = async () => {
      const reply = await page.request.get('/api/settings/notifications');
      const { data } = (await reply.json()) as { data: { email: { enabled: boolean } } };
      return data.email.enabled;
    };
    expect(await isOn(), 'after opening the link').toBe(true);
    await page.getByRole('button', { name: 'Parar os e-mails' }).click();
    await expect(page.getByRole('heading', { name: 'Pronto: os e-mails pararam' })).toBeVisible();
    expect(await isOn(), 'after the button').toBe(false);
  });
});
