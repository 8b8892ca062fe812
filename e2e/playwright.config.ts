import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findJourneyBrowser } from '../scripts/browser.ts';

// The last switch of this name wins, so it repeats those of Playwright (chromiumSwitches in playwright-core) that
// matter on Linux and macOS.
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// The address bar's suggestions are two web pages of their own, loaded with every window: half the cost of opening one.
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const QUIET_WINDOW = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`;

/**
 * Every page a worker opens is drawn by one process, which keeps the scripts it has compiled. Chromium would start a
 * process for each of them: 16 page loads took 18.5 s of CPU then, and take 10.8 so.
 */
const ONE_RENDERER = ['--process-per-site', '--renderer-process-limit=1', '--disable-site-isolation-trials'];

process.env.CHROME_PATH ??= findJourneyBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey often waits for its page or the server.
  workers: 3,
  // Two cores carry the browsers, the server and the database, and sometimes more: the longest journey takes 34 s then.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // The end of the run names a journey that passed only when repeated.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    // Scripts stay in the cache of a worker; cookies and storage are a journey's own.
    reuseContext: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It would fetch the whole app anew for every journey; the one about being offline lets it in.
    serviceWorkers: 'block',
    // Journeys about what moves say so.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [...BROWSER_ARGS, ...ONE_RENDERER, QUIET_WINDOW],
    },
  },
});
