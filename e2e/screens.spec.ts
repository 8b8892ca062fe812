import { LOOKS, SIZES, THEMES, expect, expectAccessible, test } from './journey.ts';
import { SCREENS } from './screens.ts';
import { shareDemo } from './sign-in.ts';

const EVERY_LOOK = SIZES.flatMap((viewport) => THEMES.map((colorScheme) => ({ viewport, colorScheme })));

for (const { name, path, isPrivate, isDialog } of SCREENS) {
  for (const { viewport, colorScheme } of isDialog ? LOOKS : EVERY_LOOK) {
    test(`${name} is accessible at ${viewport.width} px, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      if (isPrivate) await shareDemo(page.context(), process.env.LEVEZA_URL!);
      await page.goto(path);
      await expect(
        isDialog ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 }),
      ).toBeVisible();
      expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
      await expectAccessible(page);
    });
  }
}
