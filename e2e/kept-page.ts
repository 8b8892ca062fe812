import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { test as journey } from './journey.ts';

type Kind = Pick<BrowserContextOptions, 'hasTouch' | 'serviceWorkers'>;

/** The pages of this worker, by their kind. A journey that fails ends its worker, and they go with it. */
const pages = new Map<string, Page>();
const open = new WeakMap<Page, Set<Request>>();

/**
 * A load runs the whole app anew, and every script in it begins uncompiled. Journeys that try no load go on in the page
 * of the one before, whose patient has left it, as patients do who share a computer. `goOrLoad` opens their first screen.
 */
export const test = journey.extend({
  page: async ({ browser, hasTouch, serviceWorkers, viewport }, use) => {
    const page = await pageOf(browser, { hasTouch, serviceWorkers });
    await page.setViewportSize(viewport!);
    // The mouse still lies where the last journey pressed.
    await page.mouse.move(0, 0);
    await use(page);
    await leave(page);
  },
  context: async ({ page }, use) => use(page.context()),
});

async function pageOf(browser: Browser, kind: Kind): Promise<Page> {
  const known = pages.get(JSON.stringify(kind));
  if (known) return known;
  const context = await browser.newContext({
    baseURL: process.env.LEVEZA_URL!,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    ...kind,
  });
  const page = await context.newPage();
  const calls = new Set<Request>();
  open.set(page, calls);
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  pages.set(JSON.stringify(kind), page);
  return page;
}

const LEAVING_MS = 2_000;
const POLLING_MS = 50;

/** Lets the patient of a journey leave the page. Where the app does not follow, the next journey loads it. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  try {
    await page.evaluate(tellSignedOut);
    await page.waitForFunction(isGone, undefined, { timeout: LEAVING_MS, polling: POLLING_MS });
    await page.evaluate(() => sessionStorage.clear());
  } catch {
    await page.goto('about:blank');
  }
  await untilAnswered(page);
  await context.clearCookies();
}

/** Calls still on their way would be refused without their cookies, and the next journey would hear of it. */
async function untilAnswered(page: Page): Promise<void> {
  const calls = open.get(page)!;
  for (let left = LEAVING_MS; left > 0 && calls.size > 0; left -= POLLING_MS) await setTimeout(POLLING_MS);
  calls.clear();
}

/** As another tab tells it, in which the patient has signed out. The app then forgets all drafts, after its answers. */
function tellSignedOut(): void {
  localStorage.clear();
  sessionStorage.setItem('leveza-journey', 'its draft');
  new BroadcastChannel('leveza-session').postMessage({ kind: 'signed-out' });
}

function isGone(): boolean {
  return sessionStorage.getItem('leveza-journey') === null;
}
