import type { Page } from '@playwright/test';
import { showBarcode } from './barcode-camera.ts';
import { PHONE, expect, expectAccessible, test as loading } from './journey.ts';
import { test } from './kept-page.ts';
import { KNOWN_EAN, UNKNOWN_EAN } from './outside-worlds.ts';
import { MOST_OF_ROW } from './page-length.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const NARROWEST = { width: 320, height: 800 };
const EAN = 'Código de barras (EAN)';

interface Box {
  customName: string;
  product: { name: string; isVerified: boolean };
}

async function boxes(page: Page): Promise<Box[]> {
  const reply = await page.request.get('/api/user-inventory');
  return ((await reply.json()) as { data: Box[] }).data;
}

async function openAdd(page: Page, step = '1'): Promise<void> {
  await goOrLoad(page, `/supplement-store?add=${step}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function choose(page: Page, list: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: answer }).click();
}

test('a product of the catalogue, found without its accents, is stocked with how it is taken, and all of it undone', async ({
  page,
}) => {
  await signUp(page);
  await goOrLoad(page, '/supplement-store');
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click();
  await dialog(page, 'Selecionar Suplemento').waitFor();
  await page.getByRole('searchbox', { name: 'Buscar produto' }).fill('omega 3');
  const products = page.getByRole('list', { name: 'Produtos' });
  const pick = products.getByRole('button', { name: /mega/i }).first();
  const name = (await pick.textContent())!;
  await pick.waitFor();
  const heights = await products
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(MOST_OF_ROW);
  await pick.click();
  await button(page, 'Próximo').click();
  await choose(page, 'Com que frequência', '1x ao dia');
  await choose(page, 'Horário', 'de noite');
  await button(page, 'Adicionar ao estoque').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [box] = await boxes(page);
  const planned = async () => (await (await page.request.get('/api/plans')).json()) as { data: object[] };
  expect(await planned()).toMatchObject({ data: [{ name: box!.customName, scheduledTimes: ['20:00'] }] });
  expect(name).toContain(box!.customName);
  await expect(page.getByText(/^No estoque/)).toBeVisible();
  await expect(page.getByRole('listitem', { name: box!.customName })).toBeVisible();

  await button(page, 'Desfazer').click();
  await expect(page.getByRole('listitem', { name: box!.customName })).toBeHidden();
  expect(await boxes(page)).toEqual([]);
  expect(await planned()).toMatchObject({ data: [] });
});

// Its camera is set up before the page is loaded.
loading('the camera of a phone reads a barcode, under the content security policy', async ({ page }) => {
  await showBarcode(page, KNOWN_EAN);
  await page.setViewportSize(PHONE);
  await signUp(page);
  await openAdd(page, 'barcode');
  const wasm = page.waitForResponse((reply) => reply.url().endsWith('.wasm'));
  await button(page, 'Abrir câmera').click();
  expect(new URL((await wasm).url()).origin).toBe(process.env.LEVEZA_URL);
  await expect(page.getByText('Fonte: Open Food Facts (ODbL)')).toBeVisible();
  await expect(page.getByLabel(EAN)).toHaveValue(KNOWN_EAN);
  await expect(page.getByLabel('Imagem da câmera')).toBeHidden();
});

/** Accessible, and within the narrowest phone. */
async function expectRoomyStep(page: Page): Promise<void> {
  await expectAccessible(page);
  const right = await page
    .getByRole('dialog')
    .evaluate((sheet) =>
      Math.max(...[...sheet.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right)),
    );
  expect(right).toBeLessThanOrEqual(NARROWEST.width);
}

test('every step on the way to a find of the model is accessible, fits at 320 px, and the find is stocked', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await signUp(page);
  await openAdd(page);
  await page.getByRole('list', { name: 'Produtos' }).waitFor();
  await expectRoomyStep(page);
  await button(page, 'Código de barras').click();
  await page.getByLabel(EAN).fill(UNKNOWN_EAN);
  await button(page, 'Buscar').click();
  await page.getByText('Não encontramos este código').waitFor();
  await expectRoomyStep(page);
  await button(page, 'Buscar com IA').click();
  await page.getByText('Antes da primeira busca').waitFor();
  await expectRoomyStep(page);
  await button(page, 'Autorizar busca com IA').click();
  await page.getByLabel('Produto ou substância').fill('magnésio');
  await expectRoomyStep(page);
  await button(page, 'Buscar').click();
  await page.getByRole('list', { name: 'Resultados' }).waitFor();
  await expectRoomyStep(page);
  await page.getByRole('button', { name: 'Magnésio Dimalato' }).click();
  await page.getByText('1/2').waitFor();
  await page.getByText('Mais detalhes do produto').click();
  await expectRoomyStep(page);
  await button(page, 'Próximo').click();
  await page.getByText('2/2').waitFor();
  await page.getByText('Mais detalhes', { exact: true }).click();
  await expectRoomyStep(page);
  await button(page, 'Adicionar ao estoque').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const [box] = await boxes(page);
  expect(box).toMatchObject({ product: { name: 'Magnésio Dimalato', isVerified: false } });
});
