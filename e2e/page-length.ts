import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Prints how long a page is to scroll, and holds it to its length where it has one. */
export async function expectLength(page: Page, name: string, most?: number): Promise<void> {
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`${name}: ${pixels} px${most === undefined ? '' : ` of ${most}`}`);
  if (most !== undefined) expect(pixels, `pixels of ${name}`).toBeLessThanOrEqual(most);
}
