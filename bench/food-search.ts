import { chromium } from '@playwright/test';
import { startDemo } from '../e2e/sign-in.ts';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { printTable } from './table.ts';

const SLOWDOWN = 4;
const TYPED = 'pao de quejo';
/** The promise for a slow phone, from a key to the painted list. */
const MOST_MS = 100;

/** Every key of a search without a connection, on a phone four times slower than this machine. */
export async function benchFoodSearch(): Promise<void> {
  const leveza = await runLeveza();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pt-BR' });
    await startDemo(context, leveza.url);
    const page = await context.newPage();
    await page.goto(`${leveza.url}/nutrition`, { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /^Adicionar alimento: / })
      .first()
      .click();
    await page.getByRole('list', { name: 'Alimentos', exact: true }).waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await context.setOffline(true);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') seen.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const field = page.getByRole('searchbox', { name: 'Buscar alimento' });
    await field.focus();
    for (const key of TYPED) await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 150 });
    await page
      .getByRole('button', { name: /^Pão de queijo/ })
      .first()
      .waitFor();
    await page.waitForTimeout(500);
    const delays = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const typical = median(delays);
    hold('a key of the search, ms to the paint', typical, { most: MOST_MS });
    printTable(
      `A key of the search without a connection, ${SLOWDOWN}× slower (median at most ${MOST_MS} ms)`,
      [{ keys: TYPED.length, 'median ms': typical, 'longest ms': Math.max(...delays) }],
    );
  } finally {
    await browser.close();
    await leveza.stop();
  }
}
