import type { Page } from '@playwright/test';

/**
 * Opens another screen in the page that stands there, as a link of the app does. A load runs the whole app anew.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  // A dialog of the screen before is not taken for the one of this screen.
  const dialog = page.getByRole('dialog').first();
  if ((await dialog.count()) > 0) {
    await page.evaluate(push, path.split('?')[0]!);
    // An expectation would describe the whole page each time that the dialog is still there.
    await dialog.waitFor({ state: 'detached' });
  }
  await page.evaluate(push, path);
}

/** Loads the first screen of a page, and goes on to every later one. */
export async function goOrLoad(page: Page, path: string): Promise<void> {
  await (page.url() === 'about:blank' ? page.goto(path) : goOn(page, path));
}

/** The router follows every entry of the history, no matter what made it. */
function push(path: string): void {
  const { __TSR_index: index = 0 } = (window.history.state ?? {}) as { __TSR_index?: number };
  window.history.pushState({ __TSR_index: index + 1, __TSR_key: crypto.randomUUID() }, '', path);
}
