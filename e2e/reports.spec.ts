import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import { addDays, dayIn, DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectAccessible, PHONE } from './journey.ts';
import { test } from './kept-page.ts';
import { readPdf } from './read-pdf.ts';
import { figuresOf } from './report-figures.ts';
import { findInMail } from './mails.ts';
import { shareDemo, signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

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

/** The answer a report is made of, and its PDF as a reader has it. */
async function reportAndPdf(page: Page, title: string, search: Record<string, string>) {
  const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/reports');
  await goOrLoad(page, `/reports?${new URLSearchParams(search)}`);
  const { data: report } = (await (await answered).json()) as { data: Report };
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  const saved = page.waitForEvent('download');
  await button(page, 'Gerar PDF').click();
  const file = await saved;
  return { report, file, read: await readPdf(await readFile(await file.path())) };
}

/** A doctor has two pages of time, also for a year. */
const DOCTORS_PAGES = 2;

const REPORTS = [
  ['comprehensive', 'Relatório completo', 30, null],
  ['medical', 'Relatório médico', 365, DOCTORS_PAGES],
] as const;

test('the whole report of a demonstration and that for a doctor are PDFs with every figure', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await shareDemo(page.context(), process.env.LEVEZA_URL!);
  for (const [type, title, period, pages] of REPORTS) {
    await test.step(`${type} of ${period} days`, async () => {
      const search = { type, period: String(period), annex: 'no' };
      const { report, file, read } = await reportAndPdf(page, title, search);
      expect(report.type).toBe(type);
      expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.pdf$/);
      expect(figuresOf(report).filter((figure) => !read.body.includes(figure))).toEqual([]);
      expect(read.outside).toEqual([]);
      expect(read.pageTexts.at(-1)).toContain(`Página${read.pages}de${read.pages}`);
      if (pages !== null) expect(read.pages).toBe(pages);
      const notice = toast(page, 'Relatório PDF baixado com sucesso!');
      await notice.getByRole('button', { name: 'Fechar aviso', exact: true }).click();
      await expect(notice).toHaveCount(0);
    });
  }
  // The walk through the screens sees its parts folded.
  await button(page, 'Abrir todas as partes').click();
  await expectAccessible(page);
});

test('every record of own dates is saved as a spreadsheet and as FHIR on a phone', async ({ page }) => {
  await signUp(page);
  await weigh(page, 90.5);
  await page.setViewportSize(PHONE);
  const from = addDays(TODAY, -1);
  await goOrLoad(page, `/reports?period=own&from=${from}&to=${TODAY}`);
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

test('a carer agrees by the mail, and ends it there', async ({ page }) => {
  await signUp(page);
  await post(page, '/api/consents', { purpose: 'sharing', version: CONSENT_VERSION });
  const address = `${randomUUID()}@exemplo.com`;
  await page.setViewportSize(PHONE);
  await goOrLoad(page, '/reports?open=carer');
  const sheet = page.getByRole('dialog', { name: 'Convidar alguém' });
  await sheet.getByLabel('Nome da pessoa').fill('Marcos');
  await sheet.getByLabel('E-mail da pessoa').fill(address);
  await sheet.getByRole('button', { name: 'Enviar convite', exact: true }).click();
  const list = page.getByRole('dialog', { name: 'Cuidadores' });
  await expect(list.getByRole('button', { name: /^Marcos/ })).toBeVisible();

  // Carers have no session. The patient's screen is left first: it still asks, and would be refused without its cookies.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(await findInMail(address, /(\S+\/carer#\S+)/));
  await button(page, 'Aceitar os avisos').click();
  await expect(page.getByText('Você recebe os avisos')).toBeVisible();
  await button(page, 'Parar de receber').click();
  await expect(page.getByText('Avisos encerrados')).toBeVisible();
});

test('a link shows the doctor the report on a phone until it is revoked', async ({
  page,
  context,
  complaints,
}) => {
  await signUp(page);
  await weigh(page, 90.5);
  await page.setViewportSize(DESKTOP);
  await goOrLoad(page, '/reports?open=share');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await expect(sheet.getByText('Autorize o compartilhamento')).toBeHidden();
  await sheet.getByLabel('PIN (opcional)').fill('4321');
  await sheet.getByRole('button', { name: 'Criar link' }).click();
  await expect(sheet.getByRole('heading', { name: 'Link criado' })).toBeVisible();
  const url = (await sheet.getByText(/\/shared#/).textContent())!;
  await sheet.getByRole('button', { name: 'Concluir', exact: true }).click();
  await sheet.getByRole('button', { name: 'Fechar sem copiar' }).click();

  // The doctor has no session. The patient's screen is left first: it still asks, and would be refused without its cookies.
  const session = await context.cookies();
  await page.goto('about:blank');
  await context.clearCookies();
  await page.setViewportSize(PHONE);
  await page.goto(url);
  await page.getByLabel('PIN', { exact: true }).fill('4321');
  await page.getByRole('button', { name: 'Abrir relatório' }).click();
  await expect(page.getByRole('article')).toContainText('90,5');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);

  await context.addCookies(session);
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
  await context.clearCookies();
  await page.goto(url);
  await expect(page.getByText(/^O paciente encerrou este link/)).toBeVisible();
  // The browser itself reports the calls without the PIN and after the end.
  expect(complaints.filter((text) => !/status of (401|410)/.test(text))).toEqual([]);
  complaints.length = 0;
});
