import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, PHONE, test } from './journey.ts';
import { findInMail } from './mails.ts';
import { shareDemo, signUp } from './sign-in.ts';

const TODAY = dayIn(DEFAULT_ZONE, new Date());
const shown = (day: string) => day.split('-').toReversed().join('/');
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function post(page: Page, path: string, data: object): Promise<{ data: { url: string } }> {
  const origin = process.env.LEVEZA_URL!;
  const reply = await page.request.post(`${origin}${path}`, { headers: { origin }, data });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()) as { data: { url: string } };
}

const weigh = (page: Page, weight: number) =>
  post(page, '/api/measurements', { date: addDays(TODAY, -1), time: '08:00', weight });

/** A doctor has two pages of time, also for a year. */
const DOCTORS_PAGES = 2;

for (const [type, title, period, pages] of [
  ['comprehensive', 'Relatório completo', 30, null],
  ['medical', 'Relatório médico', 90, DOCTORS_PAGES],
  ['medical', 'Relatório médico', 365, DOCTORS_PAGES],
  ['financial', 'Relatório financeiro', 30, null],
  ['progress', 'Meu progresso', 30, null],
] as const) {
  test(`the ${type} report of ${period} days of a demonstration is saved as a PDF`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await shareDemo(page.context(), process.env.LEVEZA_URL!);
    await page.goto(`/reports?type=${type}&period=${period}&annex=no`);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    const saved = page.waitForEvent('download');
    await button(page, 'Gerar PDF').click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.pdf$/);
    const written = await readFile(await file.path(), 'latin1');
    expect(written.slice(0, 5)).toBe('%PDF-');
    if (pages !== null) expect(written.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    await expect(toast(page, 'Relatório PDF baixado com sucesso!')).toBeVisible();
  });
}

test('every record of own dates is saved as a spreadsheet and as FHIR on a phone', async ({ page }) => {
  await signUp(page);
  await weigh(page, 90.5);
  await page.setViewportSize(PHONE);
  const from = addDays(TODAY, -1);
  await page.goto(`/reports?period=own&from=${from}&to=${TODAY}`);
  await expect(page.getByText(`De ${shown(from)} a ${shown(TODAY)}`).first()).toBeVisible();
  const saved = async (item: string) => {
    await button(page, 'Outros formatos').click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: item }).click();
    return readFile(await (await download).path(), 'utf8');
  };
  const text = await saved('Planilha (CSV)');
  expect(text).toMatch(/^\uFEFFData;/);
  expect(text).toContain('90,5');
  const bundle = JSON.parse(await saved('Arquivo FHIR, para sistemas de saúde')) as {
    resourceType: string;
    entry: object[];
  };
  expect(bundle.resourceType).toBe('Bundle');
  expect(JSON.stringify(bundle.entry)).toContain('90.5');
});

test('a carer agrees by the mail, and ends it there', async ({ page, browser }) => {
  await signUp(page);
  await post(page, '/api/consents', { purpose: 'sharing', version: CONSENT_VERSION });
  const address = `${randomUUID()}@exemplo.com`;
  await page.setViewportSize(PHONE);
  await page.goto('/reports?open=carer');
  const sheet = page.getByRole('dialog', { name: 'Convidar alguém' });
  await sheet.getByLabel('Nome da pessoa').fill('Marcos');
  await sheet.getByLabel('E-mail da pessoa').fill(address);
  await sheet.getByRole('button', { name: 'Enviar convite', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Cuidadores' });
  await expect(list.getByRole('button', { name: /^Marcos/ })).toBeVisible();

  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR' });
  const carer = await context.newPage();
  await carer.goto(await findInMail(address, /(\S+\/carer#\S+)/));
  await button(carer, 'Aceitar os avisos').click();
  await expect(carer.getByText('Você recebe os avisos')).toBeVisible();
  await button(carer, 'Parar de receber').click();
  await expect(carer.getByText('Avisos encerrados')).toBeVisible();
  await context.close();
});

test('a link shows the doctor the report on a phone until it is revoked', async ({ page, browser }) => {
  await signUp(page);
  await weigh(page, 90.5);
  await page.setViewportSize(DESKTOP);
  await page.goto('/reports?open=share');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(sheet.getByText('Autorize o compartilhamento')).toBeHidden();
  await sheet.getByLabel('PIN (opcional)').fill('4321');
  await sheet.getByRole('button', { name: 'Criar link' }).click();
  await expect(sheet.getByRole('heading', { name: 'Link criado' })).toBeVisible();
  const url = (await sheet.getByText(/\/shared#/).textContent())!;
  await sheet.getByRole('button', { name: 'Concluir', exact: true }).click();

  const context = await browser.newContext({ viewport: PHONE, locale: 'pt-BR' });
  const doctor = await context.newPage();
  await doctor.goto(url);
  await doctor.getByLabel('PIN', { exact: true }).fill('4321');
  await doctor.getByRole('button', { name: 'Abrir relatório' }).click();
  await expect(doctor.getByRole('article')).toContainText('90,5');
  await expect(doctor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(doctor);

  await page.goto('/reports?open=links');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Link de/ })
    .click();
  await expect(page.getByRole('list', { name: 'Aberturas' })).toBeVisible();
  await button(page, 'Revogar').click();
  await page
    .getByRole('group', { name: /Revogar este link/ })
    .getByRole('button', { name: 'Revogar', exact: true })
    .click();
  await expect(toast(page, 'Link revogado')).toBeVisible();
  await doctor.reload();
  await expect(doctor.getByText(/^O paciente encerrou este link/)).toBeVisible();
  await context.close();
});
