import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page, type Route } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { type Loads, LOADS_FILE } from '../web/build/loads.ts';
import { hold } from './limits.ts';
import { demoSession, newSession, phone } from './phone.ts';
import { PRIVATE_ADDRESSES, REMINDED_ADDRESSES } from './private-screens.ts';
import { printTable } from './table.ts';

/** A page that asked for nothing this long asks for nothing more. */
const QUIET_MS = 2000;
const MOST_WAIT_MS = 60_000;

/** Calls of a screen that wait on purpose. */
const ON_PURPOSE = [
  // The sentence about plans stands below a screen and must not delay it.
  /^(?!\/subscription ).* \/api\/subscription$/,
  // The pens are fetched for the dialogs; the screen is drawn without them.
  /^\/applications(?!\?open)\S* \/api\/pens\?left=true$/,
  // The four weeks of well-being stand below the week, and end on a day that its answer names.
  /^\/nutrition\?view=week \/api\/(wellbeing|applications|applications\/level)\?/,
];

interface Calls {
  early: Set<string>;
  late: Set<string>;
}

/**
 * Which calls of a screen wait for its code or for the session. Both are held back until the page asks for nothing more,
 * so that a call which needs either comes afterwards, however fast the machine is.
 */
export async function benchSideBySide(): Promise<void> {
  const loads = JSON.parse(readFileSync(join('web/dist', LOADS_FILE), 'utf8')) as Loads;
  const leveza = await runLeveza();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const accounts = {
      demonstration: await demoSession(browser, leveza.url),
      'new account': await newSession(browser, leveza.url),
    };
    for (const [account, session] of Object.entries(accounts)) {
      const visits = new Map<string, Calls>();
      for (const { address, route } of [...PRIVATE_ADDRESSES, ...REMINDED_ADDRESSES]) {
        const context = await phone(browser, session);
        const page = await context.newPage();
        visits.set(address, await callsOf(page, leveza.url + address, scriptOf(loads, route)));
        await context.close();
      }
      tellVisits(account, visits);
    }
  } finally {
    await browser.close();
    await leveza.stop();
  }
}

function tellVisits(account: string, visits: ReadonlyMap<string, Calls>): void {
  // Calls that every screen makes belong to the area around it.
  const isOfEvery = (call: string) =>
    [...visits.values()].every(({ early, late }) => early.has(call) || late.has(call));
  const rows = [...visits].map(([screen, { early, late }]) => {
    const own = [early, late].map((calls) => [...calls].filter((call) => !isOfEvery(call)));
    const [beside, afterwards] = own as [string[], string[]];
    const waiting = afterwards.filter((call) => !ON_PURPOSE.some((one) => one.test(`${screen} ${call}`)));
    hold(`${screen}, ${account}, calls that wait for its code or the session`, waiting.length, { most: 0 });
    return { screen, 'beside its code': beside.join(' '), afterwards: afterwards.join(' ') };
  });
  printTable(
    `Calls of a screen of the ${account} while its code and the session are held back (none may wait for them)`,
    rows,
  );
}

/** The file that holds a screen's route. */
function scriptOf(loads: Loads, route: string): string {
  const part = Object.keys(loads).find((each) => each.endsWith(`/${route}`));
  if (!part) throw new Error(`the web build has no ${route}`);
  return loads[part]![0]!;
}

async function callsOf(page: Page, url: string, script: string): Promise<Calls> {
  const calls: Calls = { early: new Set(), late: new Set() };
  const held: Route[] = [];
  let isHeld = true;
  let askedAt = performance.now();
  page.on('request', (request) => {
    askedAt = performance.now();
    // With its query: the same read of another period is another call.
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls[isHeld ? 'early' : 'late'].add(pathname + search);
  });
  const holdBack = async (route: Route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  };
  await page.route(`**/${script}`, holdBack);
  await page.route('**/api/users/me', holdBack);
  await page.goto(url, { waitUntil: 'commit' });
  await quietness(() => held.length === 2 && performance.now() - askedAt > QUIET_MS);
  isHeld = false;
  askedAt = performance.now();
  for (const route of held) await route.continue();
  await quietness(() => performance.now() - askedAt > QUIET_MS);
  return { early: calls.early, late: calls.late.difference(calls.early) };
}

async function quietness(isQuiet: () => boolean): Promise<void> {
  const begunAt = performance.now();
  while (!isQuiet()) {
    if (performance.now() - begunAt > MOST_WAIT_MS) throw new Error('the page does not come to rest');
    await sleep(100);
  }
}
