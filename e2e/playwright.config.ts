import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts';

process.env.CHROME_PATH ??= findBrowser();

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Two cores carry the browser, the server and the database.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: BROWSER_ARGS },
  },
});
