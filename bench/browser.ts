import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { startDemo } from '../e2e/sign-in.ts';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { bareServer } from './bare-page.ts';
import { hold } from './limits.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
const SLOWDOWN = 4;
/** Web Vitals call these good; on a phone four times slower than this machine. */
const PAINT_MS = 2500;
const DELAY_MS = 200;

interface Visit {
  path: string;
  /** What is pressed first on the screen. */
  press?: string;
}

const SCREENS: Record<string, Visit> = {
  Landing: { path: '/' },
  Dashboard: { path: '/dashboard' },
  Medições: { path: '/measurements', press: 'Nova medição' },
  'Efeitos Colaterais': { path: '/side-effects', press: 'Registrar efeito' },
  'Aplicações GLP-1': { path: '/applications', press: 'Registrar aplicação' },
  'Canetas GLP-1': { path: '/medications', press: 'Adicionar Caneta' },
};

/** Largest paint of a fresh visit and the delay of its first press, as a patient on a slow phone meets them. */
export async function benchBrowser(): Promise<void> {
  const leveza = await runLeveza();
  const bare = await bareServer();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  try {
    const base = await median(() => paintOf(browser, bare.url, { path: '/' }, undefined));
    const session = await demoSession(browser, leveza.url);
    const rows = [];
    for (const [screen, visit] of Object.entries(SCREENS)) {
      const state = visit.path === '/' ? undefined : session;
      const paint = await median(() => paintOf(browser, leveza.url, visit, state));
      const delay = visit.press ? await median(() => delayOf(browser, leveza.url, visit, session)) : null;
      hold(`${screen}, largest paint`, paint, { most: PAINT_MS });
      if (delay !== null) hold(`${screen}, first press`, delay, { most: DELAY_MS });
      rows.push({
        screen,
        'largest paint ms': Math.round(paint),
        'against a bare page': (paint / base).toFixed(1),
        'first press ms': delay === null ? '' : Math.round(delay),
      });
    }
    printTable(
      `In the browser, ${SLOWDOWN}× slower (paint at most ${PAINT_MS} ms, press ${DELAY_MS} ms)`,
      rows,
    );
  } finally {
    await browser.close();
    await bare.stop();
    await leveza.stop();
  }
}

type Session = Awaited<ReturnType<typeof demoSession>>;

async function demoSession(browser: Browser, url: string) {
  const context = await browser.newContext();
  await startDemo(context, url);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function visited<T>(
  browser: Browser,
  url: string,
  { path }: Visit,
  storageState: Session | undefined,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const seen = await look(page);
  await context.close();
  return seen;
}

function paintOf(browser: Browser, url: string, visit: Visit, session: Session | undefined): Promise<number> {
  return visited(browser, url, visit, session, (page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    ),
  );
}

/** From the press to the next paint, by the browser's own event timing. */
function delayOf(browser: Browser, url: string, visit: Visit, session: Session): Promise<number> {
  return visited(browser, url, visit, session, async (page) => {
    await page.evaluate(() => {
      const seen = { longest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page
      .getByRole('button', { name: visit.press })
      .or(page.getByRole('link', { name: visit.press }))
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.waitForTimeout(500);
    return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
  });
}

async function median(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  return values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}
