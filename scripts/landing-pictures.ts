import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { DESKTOP, PHONE, THEMES } from '../e2e/journey.ts';
import { BROWSER_ARGS, findBrowser } from './browser.ts';
import { buildWeb } from './build-web.ts';
import { runLeveza } from './leveza-process.ts';

const PUBLIC = join('web', 'public');
const QUALITY = 86;
/** Pixels shown above a part: the unit of a chart stands out of its drawing. */
const ABOVE = 8;

interface Picture {
  /** `hoje` becomes `hoje-light.webp` and `hoje-dark.webp`, which web/src/features/landing shows. */
  name: string;
  path: string;
  viewport: { width: number; height: number };
  scale: number;
  /** Only this part of the page; the whole window without it. */
  part?: (page: Page) => Locator;
}

/** High enough that the bar at the bottom of a phone lies over nothing. */
const TALL = { ...PHONE, height: 1600 };

const PICTURES: Picture[] = [
  { name: 'hoje', path: '/dashboard', viewport: PHONE, scale: 2 },
  { name: 'painel', path: '/dashboard', viewport: DESKTOP, scale: 1.5 },
  {
    name: 'curva',
    path: '/applications?tab=level',
    viewport: TALL,
    scale: 2,
    part: (page) => page.getByRole('figure', { name: /no corpo, em mg/ }),
  },
  {
    name: 'corpo',
    path: '/applications?tab=sites',
    viewport: TALL,
    scale: 2,
    part: (page) => page.getByText('De frente', { exact: true }).locator('../..'),
  },
];

/** A picture shows the product as its patients have it, without the strip of a demonstration and the table of a chart. */
const LEFT_OUT = `aside[aria-label='Conta de demonstração'], header .bg-info-soft, figure button, figure figcaption
  { display: none !important }`;

/** The product's own screens for the landing page, out of a demonstration account, in both themes. */
async function takePictures(browser: Browser, origin: string): Promise<void> {
  for (const { name, path, viewport, scale, part } of PICTURES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        deviceScaleFactor: scale,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        // The style below is none of the app's own.
        bypassCSP: true,
      });
      const page = await context.newPage();
      await startDemo(page, origin);
      await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
      // The first call may leave after the network has been quiet for a while.
      await (part?.(page) ?? page.locator('[data-lead]')).waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => document.querySelector('.animate-pulse') === null);
      await page.addStyleTag({ content: LEFT_OUT });
      await save(page, join(PUBLIC, 'pictures', `${name}-${colorScheme}.webp`), part?.(page));
      await context.close();
    }
  }
}

async function startDemo(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  const status = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/auth/demo', { method: 'POST', headers, body: '{}' })).status;
  });
  if (status !== 201) throw new Error(`The demonstration did not start: ${status}`);
}

/** Playwright itself writes only PNG and JPEG; the browser also knows WebP, a third of the size. */
async function save(page: Page, file: string, part?: Locator): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const box = await part?.boundingBox();
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    ...(box && { clip: { ...box, y: box.y - ABOVE, height: box.height + ABOVE, scale: 1 } }),
  });
  if (box) console.log(`${Math.round(box.width)} × ${Math.round(box.height + ABOVE)}`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(file);
}

/** The preview shown when the address is sent in a message: the mark, the name and the first picture. */
async function drawPreview(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const font = inline(
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    'font/woff2',
  );
  const phone = inline(join(PUBLIC, 'pictures', 'hoje-light.webp'), 'image/webp');
  await page.setContent(`<style>
    @font-face { font-family: Figtree; src: url(${font}); font-weight: 300 900 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; display: flex; background: #f7f9fc; color: #131c2b;
      font-family: Figtree }
    div { width: 640px; padding: 84px 0 0 84px; box-sizing: border-box }
    svg { width: 76px; height: 76px }
    h1 { margin: 30px 0 24px; text-wrap: balance; font-size: 72px; line-height: 1.05; letter-spacing: -0.03em }
    p { margin: 0; font-size: 29px; font-weight: 600; color: #0b6244 }
    img { position: absolute; left: 760px; top: 64px; width: 350px; border: 10px solid #fff; border-radius: 48px;
      outline: 1px solid #e1e7ef }
  </style><div>${readFileSync(join(PUBLIC, 'icon.svg'), 'utf8')}<h1>Seu tratamento com GLP-1, com leveza.</h1>
    <p>Saúde inteligente e canetas GLP-1</p></div><img src="${phone}">`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(PUBLIC, 'og.png') });
  await page.close();
}

function inline(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`;
}

buildWeb();
const leveza = await runLeveza();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  await takePictures(browser, leveza.url);
  await drawPreview(browser);
} finally {
  await browser.close();
  await leveza.stop();
}
