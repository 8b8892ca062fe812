import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';

export { expect };

interface Journey {
  /** Whatever the page complained about; a journey ends with none. */
  complaints: string[];
}

export const test = base.extend<Journey>({
  // Set by the global setup, after the configuration has been read.
  baseURL: async ({ browserName }, use) => use(browserName && process.env.LEVEZA_URL),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const SIZES = [PHONE, DESKTOP];
export const THEMES = ['light', 'dark'] as const;
/** Both widths and both themes in two looks, for journeys through many dialogs; whole pages are looked at in all four. */
export const LOOKS = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const;

/** WCAG 2.2 AA as far as a machine can tell, and no sideways scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // React Aria's announcer keeps for some seconds a pointer to the button that spoke, even when it is gone.
    .exclude('[data-live-announcer]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
