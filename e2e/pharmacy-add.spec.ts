import type { Page } from '@playwright/test';
import { showBarcode } from './barcode-camera.ts';
import { PHONE, expect, expectAccessible, test as loading } from './journey.ts';
import { test } from './kept-page.ts';
import { KNOWN_EAN, UNKNOWN_EAN } from './outside-worlds.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const NARROWEST = { width: 320, height: 800 };
const EAN = 'Código de barras (EAN)';

interface Box {
  customName: string;
  currentQuantity: number;
  notes: string | null;
  product: { name: string; isVerified: boolean };
}

async function boxes(page: Page): Promise<Box[]> {
  const reply = await page.request.get('/api/user-inventory');
  return ((await reply.json()) as { data: Box[] }).data;
}

async function openAdd(page: Page, step = '1', screen = 'supplement-store'): Promise<void> {
  await goOrLoad(page, `/${screen}?add=${step}`);
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function consentToAi(page: Page): Promise<void> {
  await button(page, 'Autorizar busca com IA').click();
  await expect(page.getByLabel('Produto ou substância')).toBeVisible();
}

async function askAi(page: Page, query: string): Promise<void> {
  await page.getByLabel('Produto ou substância').fill(query);
  await button(page, 'Buscar').click();
}

async function stock(page: Page): Promise<void> {
  await button(page, 'Próximo').click();
  await button(page, 'Adicionar ao estoque').click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The details of the box; those of the product are folded in the step before. */
async function openDetails(page: Page): Promise<void> {
  await page.getByText('Mais detalhes', { exact: true }).click();
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
  const begun = Date.now();
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click();
  await dialog(page, 'Selecionar Suplemento').waitFor();
  await page.getByRole('searchbox', { name: 'Buscar produto' }).fill('omega 3');
  const pick = page.getByRole('list', { name: 'Produtos' }).getByRole('button', { name: /mega/i }).first();
  const name = (await pick.textContent())!;
  await pick.click();
  await button(page, 'Próximo').click();
  await choose(page, 'Com que frequência', '1x ao dia');
  await choose(page, 'Horário', 'de noite');
  await button(page, 'Adicionar ao estoque').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(Date.now() - begun).toBeLessThan(30_000);
  const [box] = await boxes(page);
  const planned = async () => (await (await page.request.get('/api/plans')).json()) as { data: object[] };
  expect(await planned()).toMatchObject({ data: [{ name: box!.customName, scheduledTimes: ['20:00'] }] });
  expect(name).toContain(box!.customName);
  await expect(page.getByText(/está no estoque/)).toBeVisible();
  await expect(page.getByRole('listitem', { name: box!.customName })).toBeVisible();

  await button(page, 'Desfazer').click();
  await expect(page.getByRole('listitem', { name: box!.customName })).toBeHidden();
  expect(await boxes(page)).toEqual([]);
  expect(await planned()).toMatchObject({ data: [] });
});

test('three boxes by hand are three entries', async ({ page }) => {
  await signUp(page);
  await openAdd(page, '1', 'medication-store');
  await dialog(page, 'Selecionar Medicamento').waitFor();
  await button(page, 'Adicionar manualmente').click();
  await expect(page.getByLabel('Nome')).toBeFocused();
  await expect(button(page, 'Próximo')).toBeDisabled();
  await page.keyboard.type('Xarope da farmácia');
  await page.getByLabel('Dosagem').fill('15 mg/ml');
  await page.getByLabel('Unidades por caixa').fill('120');
  await page.getByLabel('Número de caixas', { exact: true }).fill('3');
  await button(page, 'Próximo').click();
  await page.getByRole('textbox', { name: 'Data de validade' }).pressSequentially('31122030');
  await openDetails(page);
  await page.getByLabel('Preço da caixa').fill('18,90');
  await page.getByLabel('Observações').fill('Guardar longe da luz');
  await button(page, 'Adicionar ao estoque').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const stocked = (await boxes(page)).toSorted((a, b) => a.customName.localeCompare(b.customName));
  expect(
    stocked.map(({ customName, notes, currentQuantity }) => [customName, notes, currentQuantity]),
  ).toEqual(
    [1, 2, 3].map((n) => [`Xarope da farmácia - Caixa ${n}`, `Guardar longe da luz - Caixa ${n} de 3`, 120]),
  );
  expect(stocked[0]!.product).toMatchObject({ name: 'Xarope da farmácia', isVerified: false });
});

test.describe('with AI', () => {
  test('a find is asked for with consent, and becomes a product of one’s own', async ({ page }) => {
    await signUp(page);
    await openAdd(page);
    await button(page, 'Buscar com IA').click();
    await consentToAi(page);
    await askAi(page, 'magnésio');
    await dialog(page, 'Resultados da Busca').waitFor();
    const find = page.getByRole('button', { name: 'Magnésio Dimalato' });
    await expect(find).toContainText(/80\s%\sde confiança/);
    await expect(find).toContainText('não verificado');
    await expect(find).toContainText('(estimado)');
    await find.click();
    await expect(page.getByText('Estimado. Confira na embalagem.')).toBeVisible();
    await stock(page);
    const [box] = await boxes(page);
    expect(box).toMatchObject({ product: { name: 'Magnésio Dimalato', isVerified: false } });
  });
});

test.describe('by barcode', () => {
  test('one that nobody knows is kept with what is written by hand, and known the next time', async ({
    page,
  }) => {
    await signUp(page);
    await openAdd(page);
    await button(page, 'Código de barras').click();
    await page.getByLabel(EAN).fill('7896004703399');
    await button(page, 'Buscar').click();
    await expect(page.getByText('Código de barras inválido. Confira os números.')).toBeVisible();
    await page.getByLabel(EAN).fill(UNKNOWN_EAN);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Não encontramos este código')).toBeVisible();
    await button(page, 'Adicionar manualmente').click();
    await page.getByLabel('Nome').fill('Chá da avó');
    await page.getByLabel('Dosagem').fill('1 sachê');
    await page.getByLabel('Unidades por caixa').fill('15');
    await stock(page);

    await page.goto('/supplement-store?add=barcode');
    await page.getByLabel(EAN).fill(UNKNOWN_EAN);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Encontrado no catálogo')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Chá da avó' }).click();
    await expect(page.getByLabel('Unidades por caixa')).toHaveValue('15');
  });

  // Its camera is set up before the page is loaded.
  loading('the camera of a phone reads it, under the content security policy', async ({ page }) => {
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
});

test('an accident loses nothing: closing asks, back goes one step, a reload finds it all', async ({
  page,
}) => {
  page.on('dialog', (question) => void question.accept());
  await signUp(page);
  await goOrLoad(page, '/dashboard');
  await page.getByRole('link', { name: 'Suplementos', exact: true }).click();
  await page
    .getByRole('button', { name: /Adicionar/ })
    .first()
    .click();
  await button(page, 'Adicionar manualmente').click();
  await page.getByLabel('Nome').fill('Chá da avó');
  await page.getByLabel('Dosagem').fill('1 sachê');
  await page.getByLabel('Unidades por caixa').fill('15');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Descartar o que você digitou?')).toBeVisible();
  await button(page, 'Continuar editando').click();
  await button(page, 'Próximo').click();
  await openDetails(page);
  await page.getByLabel('Preço da caixa').fill('9,90');

  await page.goBack();
  await expect(page.getByLabel('Nome')).toHaveValue('Chá da avó');
  await button(page, 'Próximo').click();
  await page.reload();
  await expect(page.getByLabel('Preço da caixa')).toHaveValue('9,9');
  await button(page, 'Adicionar ao estoque').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await boxes(page)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('add')))).toEqual(
    [],
  );
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

test('every step is accessible, and fits at 320 px', async ({ page }) => {
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
  await consentToAi(page);
  await expectRoomyStep(page);
  await askAi(page, 'magnésio');
  await page.getByRole('list', { name: 'Resultados' }).waitFor();
  await expectRoomyStep(page);
  await page.getByRole('button', { name: 'Magnésio Dimalato' }).click();
  await page.getByText('1/2').waitFor();
  await page.getByText('Mais detalhes do produto').click();
  await expectRoomyStep(page);
  await button(page, 'Próximo').click();
  await page.getByText('2/2').waitFor();
  await openDetails(page);
  await expectRoomyStep(page);
});
