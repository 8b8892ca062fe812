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

const BEHIND = `<html lang="pt-BR"><title>Leveza</title>
  <div inert><main><p>Suas medidas</p><input id="behind"></main></div>
  <div role="dialog" aria-label="Nova medida"><p id="pale" style="color: #ccc">Em quilos</p><input id="in-front"></div></html>`;

test('axe passes over the page behind a dialog, and looks at it again once the dialog has closed', async ({
  page,
}) => {
  const look = () => violationsIn(page, { type: 'rule', values: ['color-contrast', 'label'] });
  await page.setContent(BEHIND);
  await page.evaluate(countLooksBehind);
  expect(await look()).toEqual(['color-contrast: #pale', 'label: #in-front']);
  expect(await page.evaluate(() => document.body.dataset.looks)).toBe('0');
  await page.locator('[inert]').evaluate((part) => part.removeAttribute('inert'));
  expect(await look()).toEqual(['color-contrast: #pale', 'label: #behind, #in-front']);
});

/** Axe reads the style of every element that it looks at. */
function countLooksBehind(): void {
  const { getComputedStyle } = window;
  let looks = 0;
  document.body.dataset.looks = '0';
  window.getComputedStyle = (element, pseudo) => {
    if (element.closest('[inert] *')) document.body.dataset.looks = String((looks += 1));
    return getComputedStyle(element, pseudo);
  };
}
