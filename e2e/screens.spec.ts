import type { Page } from '@playwright/test';
import type { AccountScreen } from './account-screens.ts';
import { EMPTY_SCREENS, FULL_SCREENS } from './account-screens.ts';
import { LOOKS, PHONE, expect, expectAccessible, expectLegibleInCrossedLooks, takeLook } from './journey.ts';
import { expectTouchLength, expectWhole } from './page-length.ts';
import type { Screen } from './screens.ts';
import { SCREENS } from './screens.ts';
import { endWalks, test } from './walk.ts';

/** Every screen and dialog is looked at on the narrowest phone and on a desktop, each in another theme. */
const NARROW = { viewport: { width: 320, height: 640 }, colorScheme: 'light' } as const;
const WIDE = LOOKS[1];

type Kind = Pick<Screen, 'name' | 'isDialog' | 'hasOwnParts' | 'mostPixels'>;

/** Axe looks at every screen here, and nowhere else: journeys look at what only their steps lead to. */
async function expectAccessibleScreen(page: Page, kind: Kind): Promise<void> {
  const part = kind.isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 });
  await expect(part).toBeVisible();
  const looks = [NARROW, WIDE];
  // Each change of the look draws everything anew, so a page that stays begins with the one it has.
  const isWide = page.viewportSize()!.width > PHONE.width;
  for (const look of isWide ? looks.toReversed() : looks) {
    await takeLook(page, look);
    await expectWhole(page);
    await expectAccessible(page);
    if (kind.isDialog) await expectDialogFits(page);
  }
  if (kind.mostPixels !== undefined) await expectTouchLength(page, kind.name, kind.mostPixels);
  if (kind.hasOwnParts) await expectLegibleInCrossedLooks(page);
}

async function expectDialogFits(page: Page): Promise<void> {
  const overflows = await page
    .getByRole('dialog')
    .locator('.overflow-y-auto')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  for (const overflow of overflows) expect(overflow, 'pixels beyond the edge').toBeLessThanOrEqual(0);
}

test.afterAll(endWalks);

for (const { path, isPrivate, ...kind } of SCREENS) {
  test(`${kind.name} is accessible at both widths, in both themes`, async ({ walkTo }) => {
    await expectAccessibleScreen(await walkTo(isPrivate ? 'demo' : 'visitor', () => path), kind);
  });
}

function lookAt(account: 'empty' | 'full', screens: AccountScreen[]): void {
  for (const { name, path, arrive, ready, isDialog } of screens) {
    test(`${name} of an account that is ${account} is accessible at both widths, in both themes`, async ({
      walkTo,
    }) => {
      const page = await walkTo(account, path);
      await arrive?.(page);
      const place = isDialog ? page.getByRole('dialog') : page.getByRole('main');
      await expect(place.getByText(ready).first()).toBeVisible();
      await expectAccessibleScreen(page, { name: `${name} (${account})`, isDialog });
    });
  }
}

lookAt('empty', EMPTY_SCREENS);
lookAt('full', FULL_SCREENS);
