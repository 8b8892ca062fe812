import type { Page } from '@playwright/test';
import { PHONE, expect, expectAccessible, expectNoOverflow } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

/** A picture of 600 × 900 pixels, drawn by the browser itself. */
async function aPicture(page: Page, colour: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 900;
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 600, 900);
    return canvas.toDataURL('image/jpeg');
  }, colour);
  return Buffer.from(address.split(',')[1]!, 'base64');
}

test('photos are kept, compared, deleted and taken back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  await goOrLoad(page, '/measurements');
  await page.getByRole('button', { name: /Fotos de progresso/ }).click();
  const list = page.getByRole('dialog', { name: 'Fotos de progresso' });
  await expect(list).toContainText('Nenhuma foto ainda.');

  for (const [colour, day] of [
    ['#224466', '01/02/2026'],
    ['#446622', '01/03/2026'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await list.getByRole('button', { name: 'Adicionar foto', exact: true }).click();
    const buffer = await aPicture(page, colour);
    await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
    const form = page.getByRole('dialog', { name: 'Nova foto' });
    await form.getByRole('textbox', { name: /Data da foto/ }).fill(day);
    await form.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(list.getByRole('button', { name: `Foto de ${day}` })).toBeVisible();
  }
  await expect(list.locator('img').first()).toHaveClass(/blur/);
  await expectAccessible(page);

  await list.getByRole('button', { name: 'Comparar', exact: true }).click();
  const compare = page.getByRole('dialog', { name: 'Comparar fotos' });
  await expect(compare.getByRole('img', { name: 'Foto de 01/02/2026' })).toBeVisible();
  await expect(compare.getByRole('img', { name: 'Foto de 01/03/2026' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await compare.getByRole('tab', { name: 'Uma sobre a outra' }).click();
  const slider = compare.getByRole('slider', { name: 'Deslize para comparar' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', /^100\s% da foto de 01\/02\/2026$/);
  const picture = (await compare.getByRole('img', { name: 'Foto de 01/03/2026' }).boundingBox())!;
  await page.mouse.click(picture.x + picture.width / 4, picture.y + picture.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', /^25\s% da foto/);
  await expectAccessible(page);
  await compare.getByRole('button', { name: 'Voltar', exact: true }).click();

  await list.getByRole('button', { name: 'Foto de 01/02/2026' }).click();
  const one = page.getByRole('dialog', { name: /1 de fevereiro/ });
  await one.getByRole('button', { name: 'Excluir', exact: true }).click();
  await one.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(list.getByRole('button', { name: 'Foto de 01/02/2026' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(list.getByRole('button', { name: 'Foto de 01/02/2026' })).toBeVisible();
});
