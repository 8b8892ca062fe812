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

interface Look {
  viewport: { width: number; height: number };
  colorScheme: (typeof THEMES)[number];
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const SIZES = [PHONE, DESKTOP];
export const THEMES = ['light', 'dark'] as const;
/** Two looks cover both widths and both themes: the layout depends on the width, the colours on the theme. */
export const LOOKS = [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const satisfies Look[];
const CROSSED_LOOKS: Look[] = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
];

/** The page as it stands, at another width or in another theme; from then on nothing in it moves. */
export async function takeLook(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  const theme = await page.evaluate(holdStill);
  const { width, height } = page.viewportSize()!;
  if (theme === colorScheme && width === viewport.width && height === viewport.height) return;
  // Sent together, both are drawn at once.
  await Promise.all([page.setViewportSize(viewport), page.emulateMedia({ colorScheme })]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(settled);
}

/**
 * However short, a transition of a colour takes a frame, and what inherits it another: the new theme would reach
 * the innermost words frame by frame, each of them a drawing of the whole page.
 */
function holdStill(): string | undefined {
  const { theme } = document.documentElement.dataset;
  if (document.adoptedStyleSheets.length > 0) return theme;
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  return theme;
}

/** Axe would measure the old colour of one on the new one of the other. */
async function settled(): Promise<void> {
  // A page may have something that never stands still; its colours have settled long before.
  for (let still = 0, frames = 0; still < 4 && frames < 60; frames += 1) {
    // A hidden window may draw no frames.
    await new Promise((drawn) => {
      requestAnimationFrame(drawn);
      setTimeout(drawn, 100);
    });
    const isMoving = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    still = isMoving ? 0 : still + 1;
  }
}

/**
 * Legible in the looks that axe did not see: a bar of phones only has its colours at night too. For what stands at every
 * width, two looks are enough: `theme.test.ts` holds all words against all grounds in both themes.
 */
export async function expectLegibleInCrossedLooks(page: Page): Promise<void> {
  for (const look of CROSSED_LOOKS) {
    await takeLook(page, look);
    expect(await violationsIn(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
    await expectNoOverflow(page);
  }
}

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
