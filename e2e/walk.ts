import type { Browser, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { Shelf } from './account-screens.ts';
import { EMPTY_SHELF, fillAccount } from './account-screens.ts';
import { watchRequests } from './page-length.ts';
import { signUp, startDemo } from './sign-in.ts';
import { goOrLoad } from './way-on.ts';

/** A paused one is a demonstration that its screens pause. */
type Account = 'visitor' | 'demo' | 'empty' | 'full' | 'paused';

interface Walk {
  page: Page;
  shelf: Shelf;
  complaints: string[];
}

/** The pages of this worker, one for each account. A journey that fails ends its worker, and they go with it. */
const walks = new Map<Account, Walk>();

interface Walking {
  /** Opens a screen in the page that showed the one before, as a link of the app does. */
  walkTo: (account: Account, path: (shelf: Shelf) => string) => Promise<Page>;
}

/**
 * Screens that are only looked at need no page of their own. A load runs the whole app anew and axe uncompiled: 4.7 s
 * of CPU for a screen at two widths, against 2 in a page that stays.
 */
export const test = base.extend<Walking>({
  walkTo: async ({ browser }, use) => {
    await use(async (account, path) => {
      const { page, shelf } = walks.get(account) ?? (await begin(browser, account));
      const address = path(shelf);
      // A page of the first steps takes the token of its address once, and keeps it.
      const isSame = account === 'visitor' && address.split(/[?#]/)[0] === new URL(page.url()).pathname;
      await (isSame ? page.goto(address) : goOrLoad(page, address));
      return page;
    });
    const complaints = [...walks.values()].flatMap((walk) => walk.complaints.splice(0));
    expect(complaints, 'errors in the console').toEqual([]);
  },
});

export async function endWalks(): Promise<void> {
  for (const { page } of walks.values()) await page.context().close();
  walks.clear();
}

async function begin(browser: Browser, account: Account): Promise<Walk> {
  const origin = process.env.LEVEZA_URL!;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watchRequests(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  if (account === 'demo' || account === 'paused') await startDemo(context, origin);
  else if (account !== 'visitor') await signUp(page);
  const shelf = account === 'full' ? await fillAccount(page) : EMPTY_SHELF;
  const walk = { page, shelf, complaints };
  walks.set(account, walk);
  return walk;
}
