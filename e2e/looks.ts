import type { Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { DESKTOP, PHONE, expect, expectNoOverflow } from './journey.ts';
import { expectWhole } from './page-length.ts';

export interface Look {
  viewport: { width: number; height: number };
  theme: 'light' | 'dark';
  /** Of all letters, until the next look. */
  textSize?: '200%';
}

/** Two looks cover both widths and both themes: the layout depends on the width, the colours on the theme. */
export const NARROW: Look = { viewport: { width: 320, height: 640 }, theme: 'light' };
export const WIDE: Look = { viewport: DESKTOP, theme: 'dark' };

const CROSSED_LOOKS: Look[] = [
  { viewport: DESKTOP, theme: 'light' },
  { viewport: PHONE, theme: 'dark' },
];

/**
 * Changes the look of the page as it stands. Sent together, the changes are drawn at once. The theme comes as another tab
 * tells it: a setting of the system would be drawn twice, first for itself and then for the theme that follows it.
 */
export async function takeLook(page: Page, look: Look): Promise<void> {
  const { theme, textSize = '' } = look;
  await Promise.all([page.evaluate(wear, { theme, textSize }), page.setViewportSize(look.viewport)]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

function wear({ theme, textSize }: { theme: Look['theme']; textSize: string }): void {
  const page = document.documentElement;
  page.style.fontSize = textSize;
  if (page.dataset.theme === theme) return;
  localStorage.setItem('leveza-theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'leveza-theme' }));
}

/**
 * Legible in the looks that axe did not see: a bar of phones only has its colours at night too. For what stands at every
 * width, two looks are enough: `theme.test.ts` holds all words against all grounds in both themes.
 */
export async function expectLegibleInCrossedLooks(page: Page): Promise<void> {
  for (const look of CROSSED_LOOKS) {
    await takeLook(page, look);
    await expectWhole(page);
    expect(await violationsIn(page, { type: 'rule', values: ['color-contrast'] })).toEqual([]);
    await expectNoOverflow(page);
  }
}
