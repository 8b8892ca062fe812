import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { inDays, written } from './pharmacy-boxes.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar pesos', exact: true });
const toast = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text });
const weights = (page: Page) =>
  page.getByRole('list', { name: /^(Medições de|Últimas medições)/ }).getByRole('listitem');

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
const row = (daysAgo: number, kg: string) => `${written(inDays(-daysAgo))};07:00;${kg}`;

test('a CSV is looked at, imported without its bad rows, and taken back as a whole', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/measurements?open=import');
  await choose(
    page,
    'balanca.csv',
    ['Quem;Antes;Depois;Em', `Ana;201;200;${written(inDays(-9))}`].join('\n'),
  );
  await expect(dialog(page).getByRole('alert')).toContainText('Não encontramos uma coluna de data');
  await expect(page.getByRole('button', { name: /Coluna do peso/ })).toBeVisible();
  await expectAccessible(page);
  const lines = ['Data;Hora;Peso (kg)', row(40, '92,4'), row(33, '91,8'), row(33, '91,9'), row(20, '9189')];
  await choose(page, 'pesos.csv', [...lines, row(12, ''), row(5, '90,7'), ''].join('\r\n'));
  const preview = dialog(page);
  await expect(preview).toContainText(`De ${written(inDays(-40))} a ${written(inDays(-5))}.`);
  await expect(preview).toContainText('Data em “Data”, hora em “Hora” e peso em “Peso (kg)”, em kg.');
  await expect(preview).toContainText('1 peso com data e hora repetidas foi juntado');
  await expect(preview).toContainText('2 linhas ficam de fora');
  await expect(preview).toContainText('Linha 5: O peso precisa ficar entre 30 e 300 kg.');
  await expect(preview).toContainText('Linha 6: Falta o peso.');
  await expectAccessible(page);
  await press(page, 'Importar 3 pesos');
  await expect(toast(page, '3 pesos importados')).toBeVisible();
  await expect(weights(page)).toHaveCount(3);
  await expect(weights(page).first()).toContainText('Importado');
  await toast(page, '3 pesos importados').getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByText('Registre seu peso de hoje')).toBeVisible();
});

test('the ZIP of Apple Health is unpacked in the browser, and known weights are merged', async ({ page }) => {
  await signUp(page);
  const steps = '<Record type="HKQuantityTypeIdentifierStepCount" unit="count" value="312"/>\n'.repeat(
    50_000,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?><HealthData>${record(30, 93)}${steps}${record(3, 91.2)}</HealthData>`;
  const origin = process.env.LEVEZA_URL!;
  const data = { weight: 91.2, datetime: `${inDays(-3)}T10:05:00Z` };
  await page.request.post(`${origin}/api/measurements`, { headers: { origin }, data });
  await goOrLoad(page, '/measurements?open=import');
  await choose(page, 'fotos.zip', zipSync({ 'a.txt': strToU8('nada') }));
  await expect(dialog(page).getByRole('alert')).toContainText('falta o export.xml');
  await choose(
    page,
    'exportar.zip',
    zipSync({
      'apple_health_export/workout-routes/volta.gpx': strToU8('<gpx/>'),
      'apple_health_export/exportar.xml': strToU8(xml),
    }),
  );
  await press(page, 'Importar 2 pesos');
  await expect(toast(page, '1 peso importado')).toContainText('1 peso já estava aqui.');
  await expect(weights(page)).toHaveCount(2);
});
