import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { PHONE, expectNoOverflow } from './journey.ts';

/** Prints how long a page is to scroll under a thumb on a usual phone, and holds it to its length. */
export async function expectTouchLength(page: Page, name: string, most: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // Rows and buttons are higher where a finger presses them. Sent together, both are drawn at once.
  await Promise.all([
    page.setViewportSize(PHONE),
    devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
  ]);
  await expectWhole(page);
  await expectLength(page, name, most);
  await expectLowRows(page, name);
  await expectNoOverflow(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await devtools.detach();
}

/** Two or three short lines: a list is read at a glance, and what more there is stands behind a tap. */
export const MOST_OF_ROW = 88;

/** Holds every row of a private screen to its height, as its patient sees it first; an item inside of one is no row. */
async function expectLowRows(page: Page, name: string): Promise<void> {
  const high = await page.evaluate((most) => {
    // A public page has no shortcuts, and its lists are texts.
    const rows = [
      ...document.querySelectorAll<HTMLElement>(':root:has(nav[aria-label="Atalhos"]) main li:not(li li)'),
    ];
    return rows
      .filter((row) => row.checkVisibility())
      .map((row) => ({ height: Math.round(row.getBoundingClientRect().height), words: row.innerText }))
      .filter(({ height }) => height > most)
      .map(({ height, words }) => `${height} px: ${words.replaceAll(/\s+/g, ' ').slice(0, 60)}`);
  }, MOST_OF_ROW);
  expect(high, `rows of ${name} higher than ${MOST_OF_ROW} px`).toEqual([]);
}

/** Prints how long a page is to scroll, and holds it to its length where it has one. */
export async function expectLength(page: Page, name: string, most?: number): Promise<void> {
  const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
  console.log(`${name}: ${pixels} px${most === undefined ? '' : ` of ${most}`}`);
  if (most !== undefined) expect(pixels, `pixels of ${name}`).toBeLessThanOrEqual(most);
}

const requests = new WeakMap<Page, { open: Set<Request>; begun: number }>();

/** Counts what a page asks for from here on, for `expectWhole`. */
export function watchRequests(page: Page): void {
  const watched = { open: new Set<Request>(), begun: 0 };
  requests.set(page, watched);
  page.on('request', (request) => {
    watched.begun += 1;
    watched.open.add(request);
  });
  page.on('requestfinished', (request) => watched.open.delete(request));
  page.on('requestfailed', (request) => watched.open.delete(request));
}

/** Looks in a row that must find the same once nothing is asked for any more, and while an answer is still awaited. */
const QUIET_LOOKS = { answered: 3, awaiting: 12 };

/**
 * Waits for a page's whole content. A part without a placeholder is seen only by the requests it waits for, and the
 * network may be quiet while a busy machine still runs the script that asks for the next part: so several looks in a
 * row, each when the page has nothing to do, must find the same. A browser does not tell the end of every request that
 * its page gave up, so an open one delays the looks and does not forbid them.
 */
export async function expectWhole(page: Page): Promise<void> {
  const watched = requests.get(page)!;
  let last = '';
  let same = 0;
  const look = async () => {
    const { begun, open } = watched;
    const awaited = open.size;
    const { looks, placeholders, height } = await page.evaluate(lookWhenIdle, QUIET_LOOKS.answered);
    const now = `${watched.begun} requests begun, ${watched.open.size} open, ${height} px`;
    if (placeholders > 0 || watched.begun !== begun || open.size !== awaited) same = 0;
    else same = now === last ? same + looks : looks;
    last = now;
    const isWhole = same >= (watched.open.size === 0 ? QUIET_LOOKS.answered : QUIET_LOOKS.awaiting);
    return isWhole ? 'whole' : `${placeholders} placeholders, ${now}`;
  };
  await expect.poll(look, { intervals: [1] }).toBe('whole');
  watched.open.clear();
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Counts the last looks that found the same; a placeholder ends them. */
async function lookWhenIdle(most: number): Promise<{ looks: number; placeholders: number; height: number }> {
  let found = { looks: 0, placeholders: 0, height: 0 };
  for (let rest = most; rest > 0 && found.placeholders === 0; rest -= 1) {
    // An idle callback would not do: after some eighty screens each came only at its time-out. The cause is not known.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    await new Promise((done) => {
      setTimeout(done, 50);
    });
    const height = document.documentElement.scrollHeight;
    found = {
      looks: height === found.height ? found.looks + 1 : 1,
      placeholders: document.querySelectorAll('.animate-pulse, [aria-busy="true"]').length,
      height,
    };
  }
  return found;
}
