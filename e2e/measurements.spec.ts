import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { LOOKS, PHONE, expect, expectAccessible, test } from './journey.ts';
import { inDays, written } from './pharmacy-boxes.ts';
import { shareDemo, signUp } from './sign-in.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const months = (page: Page) => page.getByRole('list', { name: /^Medições de/ });
const weight = (page: Page) => page.getByRole('textbox', { name: 'Peso', exact: true });
const undo = (page: Page, text: string) =>
  toast(page, text).getByRole('button', { name: 'Desfazer' }).click();

/** The browser itself reports a refused call; nothing else may be there. */
function expectOnlyConflicts(complaints: string[]): void {
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;
}

async function weigh(page: Page, kg: number, daysAgo: number): Promise<void> {
  const origin = process.env.LEVEZA_URL!;
  const data = { weight: kg, datetime: `${inDays(-daysAgo)}T10:05:00Z`, confirmJump: true };
  const reply = await page.request.post(`${origin}/api/measurements`, { headers: { origin }, data });
  expect(reply.status()).toBe(201);
}

async function act(page: Page, action: 'Editar' | 'Excluir'): Promise<void> {
  await months(page)
    .getByRole('button', { name: /^Ações da medição/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function choose(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  const [picking] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Escolher arquivo/ }).click(),
  ]);
  await picking.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** A weight as the phone writes it. */
const record = (daysAgo: number, kg: number) =>
  `<Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Balança" unit="kg" startDate="${inDays(-daysAgo)} 07:05:00 -0300" value="${kg}"/>`;

test('the first weight takes two taps, and comes back with an undo', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await page.goto('/measurements');
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
  await press(page, 'Nova medição');
  await press(page, 'Salvar medição');
  await expect(toast(page, 'Medição registrada')).toContainText('92,4 kg');
  await expect(months(page).getByRole('listitem')).toContainText('92,4 kg');
  await expect(page.getByText('Faltam 3 pesagens')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Marcos' })).toContainText('Primeira pesagem');
  await undo(page, 'Medição registrada');
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
});

test('the bar of the phone leads to the form, a step away from the last weight', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await weigh(page, 91.2, 3);
  await page.goto('/dashboard');
  await press(page, 'Registrar');
  await page.getByRole('link', { name: 'Peso', exact: true }).click();
  await expect(weight(page)).toHaveValue('91,2');
  await press(page, 'Diminuir peso');
  await press(page, 'Salvar medição');
  await expect(months(page).getByRole('listitem').first()).toContainText('91,1 kg');
  await expect(page.getByText(/0,1.kg a menos desde/)).toBeVisible();
});

test('a weight far from the last is asked about', async ({ page, complaints }) => {
  await signUp(page);
  await weigh(page, 91.2, 3);
  await page.goto('/measurements?open=new');
  await weight(page).fill('19,2');
  await press(page, 'Salvar medição');
  await expect(dialog(page, 'Nova medição')).toContainText('O mínimo é 30.');
  await weight(page).fill('72,9');
  await press(page, 'Salvar medição');
  const question = page.getByRole('group', { name: /^Confira o peso/ });
  await expect(question).toContainText(/O último peso era 91,2.kg em .* O novo é 72,9.kg\./);
  await expectAccessible(page);
  await press(page, 'Corrigir');
  await expect(weight(page)).toBeFocused();
  await weight(page).fill('79,2');
  await press(page, 'Salvar medição');
  await press(page, 'Está certo');
  await expect(toast(page, 'Medição registrada')).toContainText('79,2 kg');
  expectOnlyConflicts(complaints);
});

test('a measurement is edited and deleted, and both can be undone', async ({ page }) => {
  await signUp(page);
  await weigh(page, 91.2, 3);
  await page.goto('/measurements');
  await act(page, 'Editar');
  await page.getByText('Mais medidas').click();
  await page.getByLabel('Circunferência abdominal').fill('98,5');
  await page.getByLabel('Pressão sistólica').fill('121');
  await press(page, 'Salvar');
  await expect(dialog(page, 'Editar medição')).toContainText('Informe as duas pressões.');
  await page.getByLabel('Pressão diastólica').fill('78');
  await press(page, 'Salvar');
  await expect(months(page).getByRole('listitem')).toContainText(/Cintura 98,5.cm · Pressão 121\/78.mmHg/);
  await expect(page.getByText('0,6', { exact: true })).toBeVisible();
  await undo(page, 'Medição alterada');
  await expect(months(page).getByRole('listitem')).not.toContainText('Cintura');
  await press(page, 'Fechar aviso');

  await act(page, 'Excluir');
  await press(page, 'Confirmar Exclusão');
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
  await undo(page, 'Medição excluída');
  await expect(months(page).getByRole('listitem')).toContainText('91,2 kg');
});

const row = (daysAgo: number, kg: string) => `${written(inDays(-daysAgo))};07:00;${kg}`;

test('a CSV is looked at, imported without its bad rows, and taken back as a whole', async ({ page }) => {
  await signUp(page);
  await page.goto('/measurements?open=import');
  const lines = ['Data;Hora;Peso (kg)', row(40, '92,4'), row(33, '91,8'), row(33, '91,9'), row(20, '9189')];
  await choose(page, 'pesos.csv', [...lines, row(12, ''), row(5, '90,7')].join('\n'));
  const preview = dialog(page, 'Importar pesos');
  await expect(preview).toContainText(`De ${written(inDays(-40))} a ${written(inDays(-5))}.`);
  await expect(preview).toContainText('1 peso repetido no mesmo minuto foi juntado.');
  await expect(preview).toContainText('2 linhas ficam de fora');
  await expect(preview).toContainText('Linha 5: O peso precisa ficar entre 30 e 300 kg.');
  await expect(preview).toContainText('Linha 6: Falta o peso.');
  await expectAccessible(page);
  await press(page, 'Importar 3 pesos');
  await expect(toast(page, '3 pesos importados')).toBeVisible();
  await expect(months(page).getByRole('listitem')).toHaveCount(3);
  await expect(months(page).first()).toContainText('Importado');
  await undo(page, '3 pesos importados');
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
});

test('the ZIP of Apple Health is unpacked in the browser, and known weights are merged', async ({ page }) => {
  await signUp(page);
  const steps = '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="312"/>\n'.repeat(
    50_000,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?><HealthData>${record(30, 93)}${steps}${record(3, 91.2)}</HealthData>`;
  await weigh(page, 91.2, 3);
  await page.goto('/measurements?open=import');
  await choose(page, 'fotos.zip', zipSync({ 'a.txt': strToU8('nada') }));
  await expect(dialog(page, 'Importar pesos').getByRole('alert')).toContainText('falta o export.xml');
  await choose(page, 'exportar.zip', zipSync({ 'apple_health_export/exportar.xml': strToU8(xml) }));
  await press(page, 'Importar 2 pesos');
  await expect(toast(page, '1 peso importado')).toContainText('1 peso já estava aqui.');
  await expect(months(page).getByRole('listitem')).toHaveCount(2);
});

for (const { viewport, colorScheme } of LOOKS) {
  test(`the full screen is accessible, ${viewport.width} ${colorScheme}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await shareDemo(context, process.env.LEVEZA_URL!);
    await page.goto('/measurements');
    const chart = page.getByRole('figure');
    await expect(chart).toContainText('Dose de 0,5 mg');
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Tudo' }).check({ force: true });
    await expect(chart).toContainText('Média de peso por semana');
    await chart.getByRole('button', { name: 'Ver tabela' }).click();
    await expectAccessible(page);
    await page.goto('/measurements?open=new');
    await page.getByText('Mais medidas').click();
    await expectAccessible(page);
    await page.goto('/measurements?open=import');
    await expect(dialog(page, 'Importar pesos')).toBeVisible();
    await expectAccessible(page);
  });
}
