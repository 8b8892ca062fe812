import type { Page } from '@playwright/test';
import type { AccountScreen } from './account-screens.ts';
import { EMPTY_SCREENS, FULL_SCREENS, shareAccount } from './account-screens.ts';
import { PHONE, expect, expectAccessibleInEveryLook, expectAccessibleInLooks, test } from './journey.ts';
import { expectNoOverflow, takeLook } from './journey.ts';
import { expectLength, expectWhole } from './page-length.ts';
import type { Screen } from './screens.ts';
import { SCREENS } from './screens.ts';
import { shareDemo } from './sign-in.ts';

/** The narrowest screen is about room, not colour. */
const NARROW = { viewport: { width: 320, height: 640 }, colorScheme: 'light' } as const;

type Kind = Pick<Screen, 'name' | 'isDialog' | 'hasOwnParts' | 'mostPixels'>;

/** Axe looks at every screen here, and nowhere else: journeys look at what only their steps lead to. */
async function expectAccessibleScreen(page: Page, kind: Kind): Promise<void> {
  const { name, isDialog, hasOwnParts, mostPixels } = kind;
  const part = isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 });
  await expect(part).toBeVisible();
  await expectWhole(page);
  if (!isDialog) await expectLength(page, name, mostPixels);
  await (hasOwnParts ? expectAccessibleInEveryLook(page) : expectAccessibleInLooks(page));
  await takeLook(page, NARROW);
  await expectNoOverflow(page);
  if (isDialog) await expectDialogFits(page);
}

async function expectDialogFits(page: Page): Promise<void> {
  const overflows = await page
    .getByRole('dialog')
    .locator('.overflow-y-auto')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  for (const overflow of overflows) expect(overflow, 'pixels beyond the edge').toBeLessThanOrEqual(0);
}

for (const { path, isPrivate, ...kind } of SCREENS) {
  test(`${kind.name} is accessible at both widths, in both themes`, async ({ page }) => {
    if (isPrivate) await shareDemo(page.context(), process.env.LEVEZA_URL!);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expectAccessibleScreen(page, kind);
  });
}

function lookAt(kind: 'empty' | 'full', screens: AccountScreen[]): void {
  for (const { name, path, ready, isDialog } of screens) {
    test(`${name} of an account that is ${kind} is accessible at both widths, in both themes`, async ({
      page,
    }) => {
      const shelf = await shareAccount(page, kind);
      await page.setViewportSize(PHONE);
      await page.goto(path(shelf));
      const place = isDialog ? page.getByRole('dialog') : page.getByRole('main');
      await expect(place.getByText(ready).first()).toBeVisible();
      await expectAccessibleScreen(page, { name: `${name} (${kind})`, isDialog });
    });
  }
}

lookAt('empty', EMPTY_SCREENS);
lookAt('full', FULL_SCREENS);
