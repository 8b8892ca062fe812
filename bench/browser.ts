import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { bareServer } from './bare-page.ts';
import { hold } from './limits.ts';
import { demoSession, phone, type Session } from './phone.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;
const PRESSES = 3;
const SLOWDOWN = 4;
/** Web Vitals call these good; on a phone four times slower than this machine. */
const PAINT_MS = 2500;
const DELAY_MS = 200;
/** The limit is relative to the dashboard in the same run, so that it holds on any machine. */
const MOST_OF_DASHBOARD = 1.5;
const MOST_SCRIPTS = 20;

const DASHBOARD = '/dashboard';
/** A page that asked for nothing for so long is whole. */
const STILL_MS = 1500;
/** Every private screen that is built, and what is pressed first on it. */
const SCREENS: Record<string, string | null> = {
  [DASHBOARD]: null,
  '/measurements': 'Nova medição',
  '/side-effects': 'Registrar efeito',
  '/nutrition': 'Adicionar Refeição',
  '/applications': 'Registrar aplicação',
  '/medications': 'Adicionar Caneta',
  '/supplement-store': null,
  '/medication-store': null,
  '/supplement-usage': 'Criar Plano',
  '/medication-usage': 'Criar Plano',
  '/medicacoes': null,
  '/calendar': 'Nova consulta',
  '/exams': null,
  '/exams?tab=values': null,
  '/reports': null,
  '/subscription': null,
  '/profile': null,
  '/settings': null,
};

interface Visit {
  paint: number;
  /** Scripts asked for before the largest paint. */
  scripts: number;
  /** Calls made twice. */
  twice: number;
}

/** A fresh visit to every private screen, as a patient on a slow phone meets it. */
export async function benchBrowser(): Promise<void> {
  const leveza = await runLeveza();
  const bare = await bareServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const session = await demoSession(browser, leveza.url);
    const visits = new Map<string, Visit[]>();
    const see = async (name: string, url: string, state?: Session) =>
      visits.set(name, [...(visits.get(name) ?? []), await visited(browser, url, state, look)]);
    // The screens take turns, so that other work of the machine slows all of them alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      await see('bare', bare.url);
      await see('/', `${leveza.url}/`);
      for (const path of Object.keys(SCREENS)) await see(path, leveza.url + path, session);
    }
    const figure = (name: string, key: keyof Visit) => median(visits.get(name)!.map((visit) => visit[key]));

    const rows = [];
    for (const path of ['/', ...Object.keys(SCREENS)]) {
      const press = SCREENS[path];
      const paint = figure(path, 'paint');
      const ratio = paint / figure(DASHBOARD, 'paint');
      const scripts = figure(path, 'scripts');
      const delay = press ? await delayOf(browser, leveza.url + path, session, press) : null;
      hold(`${path}, largest paint`, paint, { most: PAINT_MS });
      hold(`${path}, largest paint against the dashboard`, ratio, { most: MOST_OF_DASHBOARD });
      hold(`${path}, scripts before the largest paint`, scripts, { most: MOST_SCRIPTS });
      hold(`${path}, calls made twice`, figure(path, 'twice'), { most: 0 });
      if (delay !== null) hold(`${path}, first press`, delay, { most: DELAY_MS });
      rows.push({
        screen: path,
        'largest paint ms': Math.round(paint),
        'against a bare page': (paint / figure('bare', 'paint')).toFixed(1),
        'against the dashboard': ratio.toFixed(2),
        scripts,
        'calls twice': figure(path, 'twice'),
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

function look(page: Page): Promise<Visit> {
  return page.evaluate(async () => {
    const paint = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = asked.filter(
      ({ name, startTime }) => /\/assets\/.*\.js$/.test(name) && startTime < paint,
    );
    const calls = asked.filter(({ name }) => name.includes('/api/'));
    return {
      paint,
      scripts: scripts.length,
      twice: calls.length - new Set(calls.map(({ name }) => name)).size,
    };
  });
}

/** From the press to the next paint, by the browser's own event timing. */
async function delayOf(browser: Browser, url: string, session: Session, press: string): Promise<number> {
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
