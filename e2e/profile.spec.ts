import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { PHONE, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a section is saved and still there after a reload', async ({ page }) => {
    await signUp(page);
    await goOrLoad(page, '/profile');
    await page.getByRole('button', { name: 'Editar Dados Físicos' }).click();
    await field(page, 'Altura').fill('170,5');
    await field(page, 'Peso meta').fill('70.5');
    await field(page, 'Início do tratamento').pressSequentially('01092025');
    await page.getByText('Libras').click();
    await expect(field(page, 'Peso inicial')).toHaveValue('203,7');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(dialog(page, 'Dados Físicos')).toBeHidden();
    await expect(page).toHaveURL(/\/profile$/);
    await page.reload();
    const card = page.getByRole('region', { name: 'Dados Físicos' });
    for (const fact of [/170,5\scm/, /203,7\slb/, /155,4\slb/, /31,8/, /01\/09\/2025/])
      await expect(card).toContainText(fact);
  });
});

test('a dialog opens by keyboard, keeps the page in place and gives the focus back', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/dashboard');
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  const edit = page.getByRole('button', { name: 'Editar Estilo de Vida' });
  // Low enough for the page to be scrolled.
  await page.setViewportSize({ ...PHONE, height: 480 });
  await edit.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Estilo de Vida')).toBeVisible();
  await expect(page).toHaveURL(/\?open=lifestyle$/);
  await page.goBack();
  await expect(dialog(page, 'Estilo de Vida')).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(edit).toBeFocused();
  expect(before).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a picture is placed, saved, shown everywhere, removed and taken back', async ({ page }) => {
  await signUp(page);
  await goOrLoad(page, '/profile');
  await page.getByRole('button', { name: 'Adicionar foto', exact: true }).click();
  const picture = await halfRedHalfBlue();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'praia.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('img', { name: 'Como sua foto vai ficar' })).toBeVisible();
  await expectAccessible(page);
  // The left end of the picture is red.
  await page.getByRole('slider', { name: 'Mover para os lados' }).fill('0');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Foto salva')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Foto de perfil' })).toBeHidden();
  await page.reload();
  const shown = page.getByRole('button', { name: 'Trocar foto' }).locator('img');
  await expect(shown).toBeVisible();
  expect(await colourOf(page)).toMatchObject({ width: 512, height: 512, isRed: true });
  await expect(page.getByRole('banner').locator('img[src*="avatar"]')).toBeVisible();

  await page.getByRole('button', { name: 'Trocar foto' }).click();
  await page.getByRole('button', { name: 'Remover foto' }).click();
  await expect(page.getByText('Foto removida')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar foto', exact: true })).toHaveText('A');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(shown).toBeVisible();
  expect(await colourOf(page)).toMatchObject({ width: 512, height: 512, isRed: true });
});

/** A picture of 800 × 400, its left half red. */
async function halfRedHalfBlue(): Promise<Buffer> {
  const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp') as (
    options: object,
  ) => { composite: (parts: object[]) => { png: () => { toBuffer: () => Promise<Buffer> } } };
  const blue = { width: 800, height: 400, channels: 3, background: '#0000ff' };
  const red = { ...blue, width: 400, background: '#ff0000' };
  return sharp({ create: blue })
    .composite([{ input: { create: red }, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

/** The picture of the page, as the browser decodes it. */
function colourOf(page: Page) {
  return page.evaluate(async () => {
    const image = document.querySelector<HTMLImageElement>('main img[src*="avatar"]')!;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context.getImageData(canvas.width - 20, canvas.height / 2, 1, 1).data;
    return { width: canvas.width, height: canvas.height, isRed: red > 200 && blue < 60 };
  });
}
