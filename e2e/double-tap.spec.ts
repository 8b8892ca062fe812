import type { Locator, Page } from '@playwright/test';
import { addOzempic, applyFrom, mgTaken } from './doses.ts';
import { dialog } from './effects.ts';
import { PHONE, expect } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

/** Taps a button, and once more at the same point as soon as another one has come there. */
async function tapTwice(page: Page, button: Locator, next: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  // Where a hand meets a wide button at the end of a sheet.
  const spot = { x: x + width / 2, y: y + height / 2 };
  await page.touchscreen.tap(spot.x, spot.y);
  await expect.poll(() => liesAt(next, spot), { intervals: [20] }).toBe(true);
  await page.touchscreen.tap(spot.x, spot.y);
}

async function liesAt(buttons: Locator, { x, y }: { x: number; y: number }): Promise<boolean> {
  const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
  return boxes.some(
    (box) => box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
  );
}

test('a second tap does not close the answer of a record', async ({ page }) => {
  const pen = await addOzempic(page);
  await applyFrom(page, pen, 8);
  await goOrLoad(page, '/applications?open=new');
  const form = dialog(page, 'Nova aplicação');
  const answer = page.getByRole('dialog', { name: /Aplicação registrada/ });
  const done = answer.getByRole('button', { name: 'Concluir' });
  await tapTwice(page, form.getByRole('button', { name: /^Registrar/ }), done);
  // A sheet that closes has left the page by then.
  await page.waitForTimeout(400);
  await expect(done).toBeVisible();
  await done.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a second tap does not answer that a dose too soon is meant', async ({ page, complaints }) => {
  const pen = await addOzempic(page);
  await applyFrom(page, pen, 1);
  await goOrLoad(page, '/applications?open=new');
  const form = dialog(page, 'Nova aplicação');
  await form.getByLabel('Dose', { exact: true }).fill('0,5');
  const anyway = form.getByRole('button', { name: 'Registrar mesmo assim' });
  await tapTwice(page, form.getByRole('button', { name: 'Registrar', exact: true }), anyway);
  await page.waitForTimeout(400);
  expect(await mgTaken(page, pen)).toBe(1);
  await anyway.tap();
  await expect(page.getByRole('dialog', { name: /Aplicação registrada/ })).toBeVisible();
  expect(await mgTaken(page, pen)).toBe(1.5);
  // The browser logs the question, which is a conflict.
  expect(complaints.splice(0).every((line) => line.includes('409'))).toBe(true);
});
