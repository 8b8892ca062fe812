import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addOzempic, applyBefore } from './doses.ts';
import { DESKTOP, expect, expectAccessible, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function post(page: Page, path: string, data: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}${path}`, { headers: { origin }, data });
  expect(reply.status(), await reply.text()).toBe(201);
}

const addPlan = (page: Page) =>
  post(page, '/api/plans', {
    medicationType: 'vitamin',
    name: 'Vitamina D',
    dosageForm: 'capsule',
    doseMg: 50,
    // Due whatever the hour of the test, and never over.
    scheduledTimes: ['23:59'],
    startDate: TODAY,
  });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a dose is marked as done and not done by keyboard, and the use screen tells the same', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await addPlan(page);
  await goOrLoad(page, '/calendar');
  const cell = page.getByRole('gridcell', { selected: true });
  await expect(cell).toHaveAccessibleName(/hoje, 1 item$/);
  await cell.focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();

  await goOn(page, '/calendar');
  await button(page, 'Marcar como realizado: Vitamina D, 50 mg').press('Enter');
  await expect(toast(page, 'Registrado: Vitamina D')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumo do mês' })).toContainText('100');
  await goOn(page, '/supplement-usage');
  await expect(page.getByText('1 de 1')).toBeVisible();

  await goOn(page, '/calendar');
  await button(page, 'Marcar como não realizado: Vitamina D, 50 mg').press('Enter');
  await expect(button(page, 'Marcar como realizado: Vitamina D, 50 mg')).toBeVisible();
});

test('on the phone a surgery is marked with its notice, and stands in the agenda', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addOzempic(page);
  await applyBefore(page, 3);
  await goOrLoad(page, `/calendar?day=${addDays(TODAY, 1)}`);
  await button(page, 'Nova consulta').click();
  const form = dialog(page, 'Nova consulta');
  await form.getByText('Cirurgia', { exact: true }).click();
  await expect(form).toContainText('Avise a equipe, já ao marcar');
  await expect(form).toContainText(/Última dose: Ozempic 1.mg/);
  await form.getByLabel('Título').fill('Vesícula');
  await form.getByLabel('Hora').fill('07:00');
  await form.getByLabel('O que perguntar ao médico').fill('Quanto tempo de jejum?');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(toast(page, 'Compromisso marcado')).toBeVisible();

  await page.getByRole('tab', { name: 'Agenda' }).click();
  const tomorrow = page.getByRole('list', { name: /^Itens de Amanhã/ });
  await tomorrow.getByRole('button', { name: /^Vesícula/ }).click();
  await expect(dialog(page, 'Vesícula')).toContainText('Quanto tempo de jejum?');
  await expectAccessible(page);
});

test('the secret address is read by a calendar app, without names, until it is ended', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addPlan(page);
  await goOrLoad(page, '/calendar?open=feed');
  const sheet = dialog(page, 'Assinar calendário');
  await button(page, 'Criar endereço secreto').click();
  const url = await sheet.getByText(/feed.*\.ics$/).textContent();
  await expectAccessible(page);
  const file = await page.request.get(url!);
  const events = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent');
  const titles = events.map((event) => String(event.getFirstPropertyValue('summary')));
  expect(events.length).toBeGreaterThan(100);
  expect(new Set(titles)).toEqual(new Set(['Leveza: dose']));

  await button(page, 'Encerrar endereço').first().click();
  await sheet.getByRole('group').getByRole('button', { name: 'Encerrar endereço' }).click();
  await expect(button(page, 'Criar endereço secreto')).toBeVisible();
  expect((await page.request.get(url!)).status()).toBe(404);
});
