import type { Page } from '@playwright/test';
import type { AccountScreen } from './account-screens.ts';
import { EMPTY_SCREENS, FULL_SCREENS, PAUSED_SCREENS } from './account-screens.ts';
import { PHONE, expect, expectAccessible, expectAccessibleLook, expectNoOverflow } from './journey.ts';
import type { Look } from './looks.ts';
import { NARROW, WIDE, expectLegibleInCrossedLooks, takeLook } from './looks.ts';
import { expectTouchLength, expectWhole } from './page-length.ts';
import type { Screen } from './screens.ts';
import { SCREENS } from './screens.ts';
import { endWalks, test } from './walk.ts';

/** The menus around every private screen. They are looked at with the screens that have parts of their own. */
const FRAME = ['nav[aria-label="Menu"]', 'nav[aria-label="Atalhos"]'];

type Kind = Pick<Screen, 'name' | 'isDialog' | 'hasOwnParts' | 'isLikeAnother' | 'mostPixels'>;

/**
 * Axe looks at every screen here, and nowhere else: journeys look at what only their steps lead to. It sees each on the
 * narrowest phone and on a desktop, each in another theme.
 */
async function expectAccessibleScreen(page: Page, kind: Kind): Promise<void> {
  const part = kind.isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 });
  // An expectation would describe the whole page each time that the part is not there yet.
  await part.waitFor();
  // Each change of the look draws everything anew, so a page that stays begins with the one it has.
  const isWide = page.viewportSize()!.width > PHONE.width;
  const looks = isWide ? [WIDE, NARROW] : [NARROW, WIDE];
  let seen: string | undefined;
  for (const look of kind.isLikeAnother ? looks.slice(0, 1) : looks) {
    await takeLook(page, look);
    await expectWhole(page);
    const shown = await page.evaluate(outline);
    if (kind.hasOwnParts) await expectAccessible(page);
    else await (shown === seen ? expectAccessibleLook : expectAccessible)(page, FRAME);
    seen = shown;
    if (kind.isDialog) await expectDialogFits(page);
  }
  if (kind.mostPixels !== undefined) await expectTouchLength(page, kind.name, kind.mostPixels);
  if (!kind.isLikeAnother) await expectLargeTextFits(page, kind, looks[1]!.theme);
  if (kind.hasOwnParts) await expectLegibleInCrossedLooks(page);
}

/** On a usual phone with text of twice the size (WCAG 1.4.4) nothing is read by scrolling sideways. */
async function expectLargeTextFits(page: Page, { isDialog }: Kind, theme: Look['theme']): Promise<void> {
  await takeLook(page, { viewport: PHONE, theme, textSize: '200%' });
  // A chart takes its new width a frame later.
  await expect(() => expectNoOverflow(page)).toPass();
  if (isDialog) await expectDialogFits(page);
}

/** The elements that a dialog or else the screen shows, in their order; the frame around them is that of every screen. */
function outline(): string {
  const part = document.querySelector('[role=dialog]') ?? document.querySelector('main')!;
  const shown = [...part.querySelectorAll('*')].filter((element) => element.checkVisibility());
  return shown.map(({ tagName, role }) => `${tagName} ${role}`).join();
}

async function expectDialogFits(page: Page): Promise<void> {
  const overflows = await page
    .getByRole('dialog')
    .locator('.overflow-y-auto')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth));
  for (const overflow of overflows) expect(overflow, 'pixels beyond the edge').toBeLessThanOrEqual(0);
}

test.afterAll(endWalks);

/**
 * One worker walks through a group, in its order: another page of an account would load the app and axe anew. There are
 * as many groups as workers.
 */
function walkThrough(add: () => void): void {
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    add();
  });
}

/** A screen like another one is looked at once. */
const looksOf = ({ isLikeAnother }: { isLikeAnother?: boolean }) =>
  isLikeAnother ? '' : ' at both widths, in both themes';

function lookAtListed(account: 'visitor' | 'demo', screens: Screen[]): void {
  for (const { path, isPrivate: _, ...kind } of screens) {
    test(`${kind.name} is accessible${looksOf(kind)}`, async ({ walkTo }) => {
      await expectAccessibleScreen(await walkTo(account, () => path), kind);
    });
  }
}

function lookAt(account: 'empty' | 'full' | 'paused', screens: AccountScreen[]): void {
  for (const { name, path, arrive, ready, ...kind } of screens) {
    test(`${name} of an account that is ${account} is accessible${looksOf(kind)}`, async ({ walkTo }) => {
      const page = await walkTo(account, path);
      await arrive?.(page);
      const place = kind.isDialog ? page.getByRole('dialog') : page.getByRole('main');
      await place.getByText(ready).first().waitFor();
      await expectAccessibleScreen(page, { name: `${name} (${account})`, ...kind });
    });
  }
}

const PRIVATE = SCREENS.filter(({ isPrivate }) => isPrivate);
const HALF = Math.ceil(PRIVATE.length / 2);

walkThrough(() => lookAtListed('demo', PRIVATE.slice(0, HALF)));
walkThrough(() => lookAtListed('demo', PRIVATE.slice(HALF)));
walkThrough(() => {
  lookAtListed(
    'visitor',
    SCREENS.filter(({ isPrivate }) => !isPrivate),
  );
  lookAt('empty', EMPTY_SCREENS);
  lookAt('full', FULL_SCREENS);
  lookAt('paused', PAUSED_SCREENS);
});
