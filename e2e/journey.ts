import type { ConsoleMessage, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { violationsIn } from './axe.ts';

export { expect };

interface Journey {
  /** Errors the page logged; a journey ends with none. */
  complaints: string[];
}

export const test = base.extend<Journey>({
  // Set by the global setup, after the configuration has been read.
  baseURL: async ({ browserName }, use) => use(browserName && process.env.LEVEZA_URL),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const onError = (error: Error) => complaints.push(error.message);
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(message.text());
      };
      page.on('pageerror', onError).on('console', onMessage);
      await use(complaints);
      // The next journey of the worker uses the same context, or even the same page.
      page.off('pageerror', onError).off('console', onMessage);
      await page.context().setOffline(false);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Chromium 150 forgets with every load that the page has no connection: requests fail, and `navigator.onLine` says true.
 * A device without a connection says false.
 */
export async function sayOffline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const SIZES = [PHONE, DESKTOP];
export const THEMES = ['light', 'dark'] as const;

/** Counts every press from here on; `taps('a weight')` prints and returns how many there were. */
export async function countTaps(page: Page): Promise<(what: string) => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.body;
    if (dataset.taps !== undefined) {
      dataset.taps = '0';
      return;
    }
    dataset.taps = '0';
    const count = () => {
      dataset.taps = String(Number(dataset.taps) + 1);
    };
    window.addEventListener('pointerdown', count, { capture: true });
  });
  return async (what) => {
    const taps = Number(await page.evaluate(() => document.body.dataset.taps));
    console.log(`taps: ${what} ${taps}`);
    return taps;
  };
}

/** WCAG 2.2 AA as far as a machine can tell, and no sideways scrolling. */
export async function expectAccessible(page: Page, without: string[] = []): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await violationsIn(page, { type: 'tag', values }, without)).toEqual([]);
  await expectNoOverflow(page);
}

/** The same for another look at the same elements: only their sizes and colours are others. */
export async function expectAccessibleLook(page: Page, without: string[] = []): Promise<void> {
  const values = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];
  expect(await violationsIn(page, { type: 'rule', values }, without)).toEqual([]);
  await expectNoOverflow(page);
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
