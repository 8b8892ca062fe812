import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { addBox } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

/** Asked for in the test itself: the file may be loaded before midnight. */
const dayNow = () => dayIn(DEFAULT_ZONE, new Date());
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page) => page.getByRole('list', { name: 'Doses: Hoje' });

/** A question of the server is a refused call, which the browser itself reports. */
function expectOnlyConflicts(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;
}

async function addPlan(page: Page, plan: object): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}/api/plans`, {
    headers: { origin },
    data: { medicationType: 'vitamin', dosageForm: 'capsule', doseMg: 50, startDate: dayNow(), ...plan },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

test('a daily plan is created on the phone; its dose is taken, undone and skipped', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await goOrLoad(page, '/supplement-usage');
  await button(page, 'Criar Plano').click();
  const dialog = page.getByRole('dialog', { name: 'Criar Plano' });
  await dialog.getByLabel('Nome').fill('Vitamina D');
  await dialog.getByLabel('Dose', { exact: true }).fill('50');
  // Due whatever the hour of the test, and never over.
  await dialog.getByLabel('Horário 1').fill('23:59');
  await dialog.getByRole('button', { name: 'Criar Plano', exact: true }).click();
  await expect(toast(page, 'Plano criado')).toContainText('Todo dia às 23:59');

  await button(page, 'Marcar como Tomada').click();
  await expect(day(page)).toContainText('Tomado');
  await toast(page, 'Registrado: Vitamina D').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(day(page)).toContainText('Agendado');

  await button(page, 'Pular dose').click();
  await page.getByRole('button', { name: 'Viagem' }).click();
  await button(page, 'Marcar como pulada').click();
  await button(page, 'Concluir').click();
  await expect(day(page)).toContainText('Pulada');
  await expect(day(page)).toContainText('Motivo: Viagem');
});

test('all of one time are taken at once, out of a box that is opened; an extra dose counts apart', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(DESKTOP);
  const box = await addBox(page, 'vitamina d', { customName: 'Vitamina D3' });
  await addPlan(page, { name: 'Vitamina D3', scheduledTimes: ['23:59'], productId: box.productId });
  await addPlan(page, { name: 'Magnésio', scheduledTimes: ['23:59'] });
  await goOrLoad(page, '/supplement-usage');
  await button(page, 'Tomar os 2 da noite').click();
  await button(page, 'Abrir Caixa').click();
  await expect(toast(page, '2 doses registradas')).toBeVisible();
  await expect(page.getByText('2 de 2')).toBeVisible();
  expectOnlyConflicts(complaints);

  await button(page, 'Registrar Dose Extra').click();
  const dialog = page.getByRole('dialog', { name: 'Registrar Dose Extra' });
  await dialog.getByRole('button', { name: /Plano/ }).click();
  await page.getByRole('option', { name: /Magnésio/ }).click();
  await dialog.getByRole('button', { name: 'Registrar', exact: true }).click();
  await expect(day(page)).toContainText('dose extra');
  await expect(page.getByText('2 de 2')).toBeVisible();
});

test('a dose is taken on Hoje, put off, and taken from the sheet of any screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await addPlan(page, { name: 'Zinco', scheduledTimes: ['23:59'] });
  await goOrLoad(page, '/dashboard');
  const today = page.getByRole('region', { name: 'Para tomar hoje' });
  const dose = today.getByRole('button', { name: /^Zinco/ });
  await dose.click();
  await expect(dose).toContainText('Tomado às');
  await dose.click();
  await expect(dose).toHaveAttribute('aria-pressed', 'false');
  await today.getByRole('button', { name: 'Mais ações: Zinco' }).click();
  await today.getByRole('button', { name: 'Adiar', exact: true }).click();
  const snooze = page.getByRole('dialog', { name: 'Adiar dose' });
  await snooze.getByText('15 min').click();
  await snooze.getByRole('button', { name: 'Adiar', exact: true }).click();
  await expect(dose).toContainText('Adiada para');
  await goOrLoad(page, '/dashboard?record=medicine');
  const sheet = page.getByRole('dialog', { name: 'Registrar Uso' });
  await sheet.getByRole('button', { name: /^Zinco/ }).click();
  const answer = page.getByRole('dialog', { name: 'Registrado: Zinco' });
  await expect(answer.getByRole('region', { name: 'Próxima dose' })).toContainText('Amanhã');
  await answer.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(dose).toHaveAttribute('aria-pressed', 'true');
});

test('a plan is changed, paused, resumed, ended and deleted; its past stays', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await addPlan(page, { name: 'Zinco', startDate: addDays(dayNow(), -3), scheduledTimes: ['08:00'] });
  await goOrLoad(page, '/supplement-usage?open=plans');
  const plans = page.getByRole('dialog', { name: 'Gerenciar Planos' });
  const choose = async (entry: string) => {
    await plans.getByRole('button', { name: 'Mais ações: Zinco' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('Editar');
  const form = page.getByRole('dialog', { name: 'Editar Plano' });
  await form.getByLabel('Horário 1').fill('23:58');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(plans).toContainText('Todo dia às 23:58');
  await choose('Pausar');
  await page
    .getByRole('dialog', { name: 'Pausar plano' })
    .getByRole('button', { name: 'Pausar', exact: true })
    .click();
  await expect(plans).toContainText('Pausado até você retomar');
  await choose('Retomar');
  await expect(plans.getByRole('list', { name: 'Planos: Ativos' })).toBeVisible();
  await choose('Encerrar');
  await expect(plans.getByRole('list', { name: 'Planos: Encerrados' })).toBeVisible();
  await choose('Excluir');
  await plans.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await expect(plans).toContainText('Nenhum plano ainda.');
});
