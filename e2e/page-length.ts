import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Prints how long a page is to scroll, and holds it to its length where it has one. */
export async function expectLength(page: Page, name: string, most?: number): Promise<void> {
  if (most !== undefined) await page.evaluate(stillness);
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`${name}: ${pixels} px${most === undefined ? '' : ` of ${most}`}`);
  if (most !== undefined) expect(pixels, `pixels of ${name}`).toBeLessThanOrEqual(most);
}

/** Waits for a page's whole content. A part without a placeholder is seen only by the requests it waits for. */
export async function expectWhole(page: Page): Promise<void> {
  const waiting = page.locator('.animate-pulse, [aria-busy="true"]');
  await expect(waiting).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(waiting).toHaveCount(0);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** The network may be quiet while a busy machine still runs the script that asks for the next part. */
async function stillness(): Promise<void> {
  for (let last = '', same = 0; same < 3;) {
    const parts = performance.getEntriesByType('resource').length;
    const now = `${document.documentElement.scrollHeight} ${parts}`;
    same = now === last ? same + 1 : 0;
    last = now;
    await new Promise((done) => {
      requestIdleCallback(() => setTimeout(done, 250));
    });
  }
}
