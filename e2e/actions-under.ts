import type { Locator } from '@playwright/test';

/** Names of the buttons and links that lie under a message, the brand itself apart: it leads home, as the bar does. */
export function actionsUnder(message: Locator): Promise<string[]> {
  return message.evaluate((shown) => {
    const over = shown.getBoundingClientRect();
    const actions = [...document.querySelectorAll('button, a[href]:not(.sr-only), input')];
    return actions
      .filter((action) => !shown.contains(action) && !action.textContent.includes('Leveza'))
      .filter((action) => {
        const { width, height, left, right, top, bottom } = action.getBoundingClientRect();
        const isBeside = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom;
        return width * height > 0 && !isBeside;
      })
      .map((action) => action.ariaLabel ?? action.textContent);
  });
}

/** How far a message reaches into a window: none or less where it stands above. */
export async function pixelsUnder(message: Locator, dialog: Locator): Promise<number> {
  const [over, under] = await Promise.all([message.boundingBox(), dialog.boundingBox()]);
  return over!.y + over!.height - under!.y;
}
