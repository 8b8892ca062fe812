import { addOzempic, applyFrom } from './doses.ts';
import { PHONE, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { signUp } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

test('the first dose is a moment: once, with a picture that has no figure', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page, { hasMoments: true });
  const pen = await addOzempic(page);
  await applyFrom(page, pen, 1);
  await goOrLoad(page, '/dashboard');
  const moment = page.getByRole('dialog', { name: 'Primeira aplicação registrada' });
  await expect(moment).toContainText('Você começou.');
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await moment.getByRole('button', { name: 'Compartilhar' }).click();
  expect((await saved).suggestedFilename()).toBe('leveza.png');
  await moment.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(moment).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Próxima aplicação' })).toBeVisible();
  await expect(moment).toHaveCount(0);
});
