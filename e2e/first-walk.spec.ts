import { randomUUID } from 'node:crypto';
import { PHONE, countTaps, expect, test } from './journey.ts';

const MOST_TAPS = 12;

/** As it is typed into a field of a day. */
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

test.use({ viewport: PHONE, hasTouch: true });

test('from the landing page to the first recorded dose', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const taps = await countTaps(page);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).tap();

  await page.getByRole('link', { name: 'Começar Agora' }).tap();
  await page.getByRole('link', { name: 'Criar conta' }).tap();
  await page.getByLabel('Nome').fill('Ana Souza');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@exemplo.com`);
  await page.getByLabel('Telefone').fill('11988887777');
  await page.getByLabel('Senha', { exact: true }).fill('senha bem guardada');
  await page.getByLabel('Confirmar senha').fill('senha bem guardada');
  await press('Continuar');
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill('02/05/1990');
  await page.getByLabel('Altura').fill('1,65');
  await press('Continuar');
  await page.getByText('Já comecei').tap();
  await page.getByRole('textbox', { name: 'Início do tratamento' }).fill(dayBefore(60));
  await page.getByLabel('Peso inicial').fill('92,4');
  await page.getByLabel('Peso hoje').fill('88');
  await page.getByLabel('Peso meta').fill('74');
  await page.getByText(/^Autorizo o Leveza/).tap();
  await press('Criar conta');

  await page.getByRole('link', { name: /^Guarde sua caneta/ }).tap();
  await press('Ozempic');
  await press('Ozempic 1 mg');
  await page.getByLabel('Preço pago').fill('980');
  await press('Salvar');

  // The way leads on by itself: the sheet asks for the day of the latest dose.
  const sheet = page.getByRole('dialog', { name: 'Nova aplicação' });
  await sheet.getByRole('textbox', { name: 'Data' }).fill(dayBefore(3));
  await sheet.getByRole('button', { name: /^Registrar/ }).tap();
  await expect(page.getByRole('dialog', { name: /Aplicação registrada/ })).toContainText('Próxima');
  expect(await taps('from the landing page to the first dose')).toBeLessThanOrEqual(MOST_TAPS);
});
