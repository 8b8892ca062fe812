import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { hold } from './limits.ts';
import { demoSession, newSession, phone, type Session } from './phone.ts';
import { isScript, MOST_SCRIPTS, PRIVATE_ADDRESSES } from './private-screens.ts';
import { printTable } from './table.ts';

const DIST = 'web/dist';
/** JavaScript of the first signed-in screen, gzip, in kB (quality.md). */
const DASHBOARD_KB = 200;
const WITH_IDLE_KB = 230;
/** JavaScript of another screen beyond the dashboard's, with what that fetched when idle. */
const FURTHER_KB = 60;
/** Without a request for so long, a page has asked for all it needs. */
const STILL_MS = 1500;

/**
 * The scripts that a browser asks for at the first load of every private screen and tab, full and empty. A list of modules
 * would miss those that a part asks for once it is drawn. Nothing of it is a time, so a busy machine changes no figure.
 */
export async function benchFirstLoad(): Promise<void> {
  const leveza = await runLeveza();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const accounts = {
      demonstration: await demoSession(browser, leveza.url),
      'new account': await newSession(browser, leveza.url),
    };
    const rows = [];
    for (const [account, session] of Object.entries(accounts)) {
      const there = await asked(browser, `${leveza.url}/dashboard`, { session, isIdle: true });
      for (const { address } of PRIVATE_ADDRESSES) {
        const screen = `${address}, ${account}`;
        const files = await asked(browser, leveza.url + address, { session, isIdle: false });
        const kB = kilobytes(files);
        const beyond = kilobytes(files.filter((file) => !there.includes(file)));
        hold(`${screen}, scripts at first load`, files.length, { most: MOST_SCRIPTS });
        if (address === '/dashboard') hold(`${screen}, kB at first load`, kB, { most: DASHBOARD_KB });
        hold(`${screen}, kB beyond the dashboard`, beyond, { most: FURTHER_KB });
        rows.push({ screen, scripts: files.length, kB, 'beyond the dashboard': beyond });
      }
      const kB = kilobytes(there);
      const screen = `/dashboard with what is fetched when idle, ${account}`;
      hold(`${screen}, kB`, kB, { most: WITH_IDLE_KB });
      rows.push({ screen, scripts: there.length, kB, 'beyond the dashboard': 0 });
    }
    printTable(
      `First load (at most ${MOST_SCRIPTS} scripts; dashboard ${DASHBOARD_KB} kB, with idle ${WITH_IDLE_KB}, any other ${FURTHER_KB} beyond it)`,
      rows,
    );
  } finally {
    await browser.close();
    await leveza.stop();
  }
}

/** The files of the build that a fresh visit asks for; those fetched when the page is idle only where asked. */
async function asked(
  browser: Browser,
  url: string,
  { session, isIdle }: { session: Session; isIdle: boolean },
): Promise<string[]> {
  const context = await phone(browser, session);
  const page = await context.newPage();
  if (!isIdle) await page.addInitScript('window.requestIdleCallback = () => 0');
  const files = new Set<string>();
  let lastAt = performance.now();
  page.on('request', (request) => {
    lastAt = performance.now();
    const { pathname } = new URL(request.url());
    if (isScript(pathname)) files.add(pathname);
  });
  await page.goto(url);
  await page.locator('main h1').first().waitFor();
  while (performance.now() - lastAt < STILL_MS) await page.waitForTimeout(STILL_MS / 5);
  await context.close();
  return [...files];
}

function kilobytes(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
  return Math.round(bytes / 100) / 10;
}
