// Draws the PNG icons from public/icon.svg: node web/build/render-icons.ts (CHROME_PATH names another browser).
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const inPublic = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

// `share` is how much of the side the mark takes; a maskable icon may lose everything outside a circle of 80 %.
const ICONS = [
  { name: 'favicon-32.png', side: 32, share: 1, background: 'transparent', rounding: 0 },
  { name: 'icon-192.png', side: 192, share: 0.66, background: '#fff', rounding: 0.22 },
  { name: 'icon-512.png', side: 512, share: 0.66, background: '#fff', rounding: 0.22 },
  { name: 'icon-maskable-512.png', side: 512, share: 0.54, background: '#fff', rounding: 0 },
  { name: 'apple-touch-icon.png', side: 180, share: 0.62, background: '#fff', rounding: 0 },
];

const mark = await readFile(inPublic('icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { name, side, share, background, rounding } of ICONS) {
  const inner = Math.round(side * share);
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(
    `<style>body{margin:0}div{display:grid;place-items:center;width:${side}px;height:${side}px;` +
      `background:${background};border-radius:${side * rounding}px}svg{width:${inner}px;height:${inner}px}</style>` +
      `<div>${mark}</div>`,
  );
  await page.screenshot({ path: inPublic(name), omitBackground: true });
}
await browser.close();
