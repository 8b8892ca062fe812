import { PHONE, expect, expectAccessibleInEveryLook, expectAccessibleInLooks, test } from './journey.ts';
import { SCREENS } from './screens.ts';
import { shareDemo } from './sign-in.ts';

for (const { name, path, isPrivate, isDialog } of SCREENS) {
  test(`${name} is accessible at both widths, in both themes`, async ({ page }) => {
    if (isPrivate) await shareDemo(page.context(), process.env.LEVEZA_URL!);
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await expect(isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 })).toBeVisible();
    if (isDialog) await expectAccessibleInLooks(page);
    else await expectAccessibleInEveryLook(page);
  });
}
