import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { SIZES, THEMES } from '../e2e/journey.ts';
import type { Screen } from '../e2e/screens.ts';
import { KIT, SCREENS } from '../e2e/screens.ts';
import { startDemo } from '../e2e/sign-in.ts';
import { BROWSER_ARGS, findBrowser } from './browser.ts';
import { buildWeb } from './build-web.ts';
import { runLeveza } from './leveza-process.ts';

const FOLDER = 'shots';

/** Every screen at both widths and in both themes, as pictures in `shots/`. */
async function shoot(browser: Browser, origin: string, screens: Screen[]): Promise<void> {
  for (const viewport of SIZES) {
    for (const colorScheme of THEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        locale: 'pt-BR',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      // Public screens first: with a session some of them lead elsewhere.
      const inOrder = screens.toSorted((a, b) => Number(a.isPrivate ?? false) - Number(b.isPrivate ?? false));
      let isSignedIn = false;
      for (const { name, path, isPrivate, isDialog } of inOrder) {
        if (isPrivate && !isSignedIn) {
          await startDemo(context, origin);
          isSignedIn = true;
        }
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
        if (isDialog) await page.getByRole('dialog').first().waitFor();
        const file = join(FOLDER, `${name}-${viewport.width}-${colorScheme}.png`);
        await page.screenshot({ path: file, fullPage: true });
        console.log(file);
      }
      await context.close();
    }
  }
}

/** The kit page exists only in development, so Vite itself serves it. */
async function withDevServer(apiOrigin: string, work: (origin: string) => Promise<void>): Promise<void> {
  const port = 5174;
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '-c', 'web/vite.config.ts', '--port', String(port)],
    { stdio: 'ignore', env: { ...process.env, API_PORT: new URL(apiOrigin).port } },
  );
  try {
    const origin = `http://localhost:${port}`;
    await answering(origin);
    await work(origin);
  } finally {
    vite.kill('SIGTERM');
  }
}

async function answering(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The development server did not start.');
}

buildWeb();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const leveza = await runLeveza();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  await shoot(browser, leveza.url, SCREENS);
  await withDevServer(leveza.url, (origin) => shoot(browser, origin, [KIT]));
} finally {
  await browser.close();
  await leveza.stop();
}
