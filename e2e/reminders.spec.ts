import { randomInt, randomUUID } from 'node:crypto';
import { dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import type { Page } from '@playwright/test';
import { findInChat } from './channels.ts';
import { expect, expectAccessibleInLooks, PHONE, test } from './journey.ts';
import { findInMail } from './mails.ts';
import { signUp } from './sign-in.ts';

const dialog = (page: Page) => page.getByRole('dialog');

async function send(page: Page, method: 'post' | 'put', path: string, data: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request[method](`/api${path}`, { headers: { origin }, data });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** A patient who gets reminders at an address confirmed by its code. */
async function patientWithMail(page: Page): Promise<string> {
  const address = `${randomUUID()}@exemplo.com`;
  await signUp(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Autorizar mensagens' }).click();
  await expect(page.getByRole('button', { name: 'Autorizar mensagens' })).toBeHidden();
  await send(page, 'put', '/settings/notifications', { email: { enabled: true, email: address } });
  const code = await findInMail(address, /^(\d{6}) é o seu código/);
  await send(page, 'post', '/settings/notifications/email/confirm', { code });
  return address;
}

test('the link of a reminder takes the dose with one tap, and takes it back', async ({ page }) => {
  const address = await patientWithMail(page);
  // An hour's notice of a dose in half an hour leaves at once.
  await send(page, 'put', '/settings/reminders', { kinds: { 'dose-due': { minutesBefore: 60 } } });
  const soon = new Date(Date.now() + HOUR_MS / 2);
  await send(page, 'post', '/plans', {
    medicationType: 'supplement',
    name: 'Creatina',
    dosageForm: 'powder',
    doseMg: 3000,
    planType: 'continuous',
    frequency: 'daily',
    timesPerDay: 1,
    scheduledTimes: [wallClock(DEFAULT_ZONE, soon).time],
    startDate: dayIn(DEFAULT_ZONE, soon),
  });
  const link = await findInMail(address, /dose[^]*(\/responder#\S+)/i);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Tomei' })).toBeVisible();
  await expectAccessibleInLooks(page);
  await page.getByRole('button', { name: 'Tomei' }).click();
  await expect(page.getByText('Registrado como tomado')).toBeVisible();
  await page.goto('/supplement-usage');
  await expect(page.getByText('Tomado', { exact: false }).first()).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Desfazer' }).click();
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
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Autorizar mensagens' }).click();
      await page.getByRole('button', { name: `Editar ${channel}` }).click();
      await dialog(page).getByLabel(label).fill(digits);
      await dialog(page).getByRole('button', { name: 'Salvar' }).click();
      const code = dialog(page).getByLabel('Código de 6 números');
      await code.fill(await findInChat(by, digits, /(\d{6})/));
      await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
      await expect(code).toBeHidden();
      await dialog(page).getByRole('button', { name: 'Enviar teste' }).click();
      await findInChat(by, digits, /(teste)/i);
      await expect(dialog(page).getByRole('alert')).toContainText('Enviada');
    });
  }
});
