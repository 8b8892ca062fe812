import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PHONE, countTaps, expect, expectAccessible, test } from './journey.ts';
import { expectLength } from './page-length.ts';

const MOST_TAPS = 12;

/** As it is typed into a field of a day. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

test.use({ viewport: PHONE, hasTouch: true });

/** Through the form of a new account: what both walks have in common. */
async function register(
  page: Page,
  fillTreatment: () => Promise<void>,
  lookAtStep: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const next = page.getByRole('button', { name: 'Continuar' });
  await page.getByRole('link', { name: 'Começar Agora' }).tap();
  await page.getByRole('link', { name: 'Criar conta' }).tap();
  await page.getByLabel('Nome').fill('Ana Souza');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@exemplo.com`);
  await page.getByLabel('Telefone').fill('11988887777');
  await page.getByLabel('Senha', { exact: true }).fill('senha bem guardada');
  await page.getByLabel('Confirmar senha').fill('senha bem guardada');
  await next.tap();
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('02/05/1990');
  await page.getByLabel('Altura').fill('1,65');
  await lookAtStep(page);
  await next.tap();
  await fillTreatment();
  await page.getByLabel('Peso inicial').fill('92,4');
  await page.getByLabel('Peso meta').fill('74');
  await page.getByText(/^Autorizo o Leveza/).tap();
  await lookAtStep(page);
  await page.getByRole('button', { name: 'Criar conta' }).tap();
}

async function addPen(page: Page, strength: string, dosesUsed?: string): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).tap();
  await page.getByRole('link', { name: /^Guarde sua caneta/ }).tap();
  await press('Ozempic');
  await press(`Ozempic ${strength}`);
  if (dosesUsed) await page.getByRole('textbox', { name: /^Quantas doses já aplicou/ }).fill(dosesUsed);
  await page.getByLabel('Preço pago').fill('980');
  await press('Salvar');
}

test('from the landing page to the first recorded dose', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const taps = await countTaps(page);
  const fillTreatment = async () => {
    await page.getByText('Já comecei').tap();
    await page.getByRole('textbox', { name: 'Início do tratamento' }).fill(dayBefore(60));
    await page.getByLabel('Peso hoje').fill('83,1');
  };
  // The second and the third step have no address of their own.
  await register(page, fillTreatment, expectAccessible);
  await addPen(page, '1 mg', '2');

  // The way leads on by itself: the sheet asks for the day of the latest dose.
  const sheet = page.getByRole('dialog', { name: 'Nova aplicação' });
  await sheet.getByRole('textbox', { name: 'Data' }).fill(dayBefore(3));
  await sheet.getByRole('button', { name: /^Registrar/ }).tap();
  await expect(page.getByRole('dialog', { name: /Aplicação registrada/ })).toContainText('Próxima');
  expect(await taps('from the landing page to the first dose')).toBeLessThanOrEqual(MOST_TAPS);
});

test('who has not begun yet: from the landing page to the day of the first dose', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const taps = await countTaps(page);
  await register(page, () => page.getByText('Ainda não').tap());
  await addPen(page, '0,25 mg e 0,5 mg');

  // The weight of the registration is the first one; nothing asks for a dose that was not there.
  const lead = page.locator('[data-lead]');
  await expect(lead).toContainText('Sua primeira aplicação');
  await expect(page.getByRole('region', { name: 'Seu progresso' })).toContainText(/Você anotou 92,4\skg/);
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toHaveCount(0);
  expect(await taps('from the landing page to the pen of the first dose')).toBeLessThanOrEqual(MOST_TAPS);
  await expectLength(page, 'Hoje, first day', 1400);

  await page.getByRole('link', { name: 'Adicionar peso' }).first().tap();
  const sheet = page.getByRole('dialog', { name: 'Nova medição' });
  await sheet.getByRole('textbox', { name: /^Peso/ }).fill('92');
  await sheet.getByRole('button', { name: 'Registrar', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Medição registrada' })).toBeVisible();
});
