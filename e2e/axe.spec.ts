import { violationsIn } from './axe.ts';
import { expect, test } from './journey.ts';

const COMING = `<html lang="pt-BR"><title>Leveza</title>
  <div id="scrim" style="opacity: 0; transition: opacity 0.1s 0.4s">
    <div role="dialog" aria-label="Ler código de barras">Aponte a câmera</div>
  </div></html>`;

// A busy machine draws the first frame of a dialog late, and the page behind it is hidden from assistive technology.
test('axe waits until a dialog that comes into view has come', async ({ page }) => {
  const look = () => violationsIn(page, { type: 'rule', values: ['landmark-one-main'] });
  await page.setContent(COMING);
  expect(await look()).toEqual(['landmark-one-main: html']);
  await page.locator('#scrim').evaluate((scrim) => (scrim.style.opacity = '1'));
  expect(await look()).toEqual([]);
});
