import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const PAGES = [
  {
    path: '/',
    title: 'Saúde inteligente e canetas GLP-1 · Leveza',
    heading: 'Seu tratamento com GLP-1, com leveza.',
  },
  { path: '/termos', title: 'Termos de uso · Leveza', heading: 'Termos de uso' },
  { path: '/privacidade', title: 'Política de privacidade · Leveza', heading: 'Política de privacidade' },
];

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The words of a piece of a page, as a search engine reads them. */
const wordsOf = (html = '') => html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ');

for (const { path, title, heading } of PAGES) {
  test(`${path} says what it is to a search engine and in a preview`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,170}" \/>/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}" />`));
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
    const answer = await request.get(image!);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(wordsOf(/<h1.*?<\/h1>/s.exec(html)?.[0])).toBe(heading);
    expect(html, 'scripts inside the page').not.toMatch(/<script(?![^>]*\ssrc=)/);
  });
}

test('any other address gets the empty page, not the landing page', async ({ request }) => {
  for (const path of ['/dashboard', '/login', '/nao-existe'])
    expect(await (await request.get(path)).text()).toContain('<div id="root"></div>');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and a question opens', async ({ page }) => {
    for (const { path, heading } of PAGES.toReversed()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login');
      await expect(page.getByText(/ligue 192 \(SAMU\)/).last()).toBeVisible();
    }
    await page.getByText('Quanto custa?').click();
    await expect(page.getByText(/não pede cartão/)).toBeVisible();
  });
});

/** Opens the page as it came drawn and keeps the app away, as a slow line would, until it is released. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return async () => {
    resolve();
    await expect(page.locator('[data-early]')).toHaveCount(0);
  };
}

test.describe('before the app is alive', () => {
  test('a theme is chosen at once, and the app finds it', async ({ page }) => {
    const release = await holdApp(page);
    await page.getByRole('radio', { name: 'Escuro' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await release();
    await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Tema escuro' })).toBeChecked();

    const releaseAgain = await holdApp(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('switch', { name: 'Tema escuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await releaseAgain();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
    // And alive, one press is one press.
    await page.getByRole('switch', { name: 'Tema escuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the theme of the system is that of the page, and the app follows it', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await holdApp(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await release();
    await expect(page.getByRole('switch', { name: 'Tema escuro' })).toBeChecked();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('switch', { name: 'Tema escuro' })).not.toBeChecked();
  });

  test('Ver Demo is remembered, and opens once', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/auth/demo', (route) => {
      calls += 1;
      return route.continue();
    });
    const release = await holdApp(page);
    await page.getByRole('button', { name: 'Ver Demo' }).dblclick();
    await release();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(calls).toBe(1);
  });
});

test('the page stays as it came: it is brought to life, not drawn again, and nothing jumps', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[], first: null as Element | null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        seen.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          seen.moved.push(`${node?.nodeName}: ${JSON.stringify([previousRect, currentRect])}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('readystatechange', () => (seen.first ??= document.querySelector('h1')));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('switch', { name: 'Tema escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const { isSame, shift, moved } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shift: number; moved: string[]; first: Element | null } };
    return { isSame: seen.first === document.querySelector('h1'), shift: seen.shift, moved: seen.moved };
  });
  expect(isSame, 'the heading is the one the server sent').toBe(true);
  expect(shift, moved.join('\n')).toBeLessThan(0.01);
});

test('the menu leads to the parts of the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await expect(page).toHaveURL(/#planos$/);
  await expect(page.getByRole('heading', { name: 'Planos', exact: true })).toBeInViewport();
});
