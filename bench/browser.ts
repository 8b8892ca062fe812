import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { bareServer } from './bare-page.ts';
import { hold } from './limits.ts';
import { demoSession, newSession, phone, type Session } from './phone.ts';
import { isScript, MOST_SCRIPTS, PRIVATE_ADDRESSES } from './private-screens.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;
const PRESSES = 3;
const SLOWDOWN = 4;
/** Web Vitals call these good; on a phone four times slower than this machine. */
const PAINT_MS = 2500;
const DELAY_MS = 200;
/** The limit is relative to the dashboard in the same run, so that it holds on any machine. */
const MOST_OF_DASHBOARD = 1.5;

const DASHBOARD = '/dashboard';
/** A page that asked for nothing for so long is whole. */
const STILL_MS = 1500;
/** The button or link that is pressed first on a screen, which opens a dialog. */
const PRESSED: Record<string, string> = {
  '/measurements': 'Nova medição',
  '/side-effects': 'Registrar efeito',
  '/nutrition': 'Adicionar Refeição',
  '/applications': 'Registrar aplicação',
  '/medications': 'Adicionar Caneta',
  '/supplement-usage': 'Criar Plano',
  '/medication-usage': 'Criar Plano',
  '/calendar': 'Nova consulta',
};

interface Visit {
  paint: number;
  /** Scripts asked for before the largest paint. */
  scripts: number;
  /** Calls made twice. */
  twice: number;
}

/**
 * A fresh visit to every private screen, as a patient with records or a new one meets it on a slow phone; of the first,
 * to every tab, too. `npm run bench -- browser applications` visits those with the word in their address.
 */
export async function benchBrowser(word = ''): Promise<void> {
  const leveza = await runLeveza();
  const bare = await bareServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const accounts = {
      demonstration: await demoSession(browser, leveza.url),
      'new account': await newSession(browser, leveza.url),
    };
    const isVisited = (address: string) => address === DASHBOARD || address.includes(word);
    const screens = Object.entries(accounts).flatMap(([account, session]) =>
      PRIVATE_ADDRESSES.filter(({ address }) => isVisited(address))
        // A tab of a new patient is as empty as its screen.
        .filter(({ address }) => account === 'demonstration' || !address.includes('?'))
        .map(({ address }) => ({ name: `${address}, ${account}`, account, address, session })),
    );
    const visits = new Map<string, Visit[]>();
    const see = async (name: string, url: string, state?: Session) =>
      visits.set(name, [...(visits.get(name) ?? []), await visited(browser, url, state, look)]);
    // The screens take turns, so that other work of the machine slows all of them alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      await see('bare', bare.url);
      await see('/', `${leveza.url}/`);
      for (const { name, address, session } of screens) await see(name, leveza.url + address, session);
    }
    const figure = (name: string, key: keyof Visit) => median(visits.get(name)!.map((visit) => visit[key]));

    const rows = [];
    for (const { name, account, address, session } of [
      { name: '/', account: 'demonstration', address: '/', session: undefined },
      ...screens,
    ]) {
      const press = account === 'demonstration' ? PRESSED[address] : undefined;
      const paint = figure(name, 'paint');
      const ratio = paint / figure(`${DASHBOARD}, ${account}`, 'paint');
      const scripts = figure(name, 'scripts');
      const delay = press ? await delayOf(browser, leveza.url + address, session, press) : null;
      hold(`${name}, largest paint`, paint, { most: PAINT_MS });
      hold(`${name}, largest paint against the dashboard`, ratio, { most: MOST_OF_DASHBOARD });
      hold(`${name}, scripts before the largest paint`, scripts, { most: MOST_SCRIPTS });
      hold(`${name}, calls made twice`, figure(name, 'twice'), { most: 0 });
      if (delay !== null) hold(`${name}, first press`, delay, { most: DELAY_MS });
      rows.push({
        screen: name,
        'largest paint ms': Math.round(paint),
        'against a bare page': (paint / figure('bare', 'paint')).toFixed(1),
        'against the dashboard': ratio.toFixed(2),
        scripts,
        'calls twice': figure(name, 'twice'),
        'first press ms': delay === null ? '' : Math.round(delay),
      });
    }
    printTable(
      `In the browser, ${SLOWDOWN}× slower (paint at most ${PAINT_MS} ms and ${MOST_OF_DASHBOARD} × the dashboard's, press ${DELAY_MS} ms)`,
      rows,
    );
  } finally {
    await browser.close();
    await bare.stop();
    await leveza.stop();
  }
}

async function visited<T>(
  browser: Browser,
  url: string,
  storageState: Session | undefined,
  what: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await phone(browser, storageState);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url);
  await still(page);
  const seen = await what(page);
  await context.close();
  return seen;
}

/**
 * Waits until the screen stands, not only its loading page: between its scripts and their drawing a slow phone asks for
 * nothing for longer than the browser's own 'network idle'.
 */
async function still(page: Page): Promise<void> {
  // The bare page has one paragraph and nothing else.
  await page.locator('main h1, body > p').first().waitFor();
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await asked(); now !== before; now = await asked()) {
    before = now;
    await page.waitForTimeout(STILL_MS);
  }
}

async function look(page: Page): Promise<Visit> {
  const seen = await page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = asked.filter(({ startTime }) => startTime < paint).map(({ name }) => name);
    const calls = asked.map(({ name }) => name).filter((name) => name.includes('/api/'));
    return { paint, before, calls };
  });
  const scripts = seen.before.filter((name) => isScript(new URL(name).pathname));
  return {
    paint: seen.paint,
    scripts: scripts.length,
    twice: seen.calls.length - new Set(seen.calls).size,
  };
}

/** From the press to the next paint, by the browser's own event timing. */
async function delayOf(
  browser: Browser,
  url: string,
  session: Session | undefined,
  press: string,
): Promise<number> {
  const delays: number[] = [];
  for (let turn = 0; turn < PRESSES; turn += 1) {
    delays.push(await visited(browser, url, session, (page) => pressed(page, press)));
  }
  return median(delays);
}

async function pressed(page: Page, name: string): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
