import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Quiet, offline and able to start as root; nothing here is a browser a patient would use. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Chromium without a window, in a package of its own: journeys take it for a sixth less CPU than the whole browser. */
const SHELL = 'chromium-headless-shell';
const INSTALL_LIMIT_MS = 180_000;

/** The browser of the journeys; `npm test` runs this file beside the other tests. */
export function findJourneyBrowser(): string {
  if (process.env.CHROME_PATH) return findBrowser();
  if (!which(SHELL) && mayInstall()) install(SHELL);
  return which(SHELL) ?? findBrowser();
}

/** The path of a Chromium; a machine that has none gets one. */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  process.stdout.write('Installing a browser for the tests…\n');
  if (mayInstall()) {
    install('chromium');
  } else {
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error('No browser for the tests: install Chromium or Chrome, or set CHROME_PATH to one.');
}

function installedBrowser(): string | undefined {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error('CHROME_PATH names a file that does not exist: set it to a Chromium or Chrome.');
  }
  const commands = COMMANDS.map(which);
  return [...commands, ...APPLICATIONS, chromium.executablePath()].find((path) => path && existsSync(path));
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && which('apt-get') !== undefined;
}

function install(name: string): void {
  const settings = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_LIMIT_MS,
  } as const;
  spawnSync('apt-get', ['-qq', 'update'], settings);
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', name], settings);
}

function which(command: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

if (import.meta.main) process.stdout.write(`${findJourneyBrowser()}\n`);
