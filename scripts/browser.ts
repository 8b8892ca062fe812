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

/** The path of a Chromium; a machine that has none gets one. `npm test` runs this file beside the other tests. */
export function findBrowser(): string {
  const found = installedBrowser();
  if (found) return found;
  process.stdout.write('Installing a browser for the tests…\n');
  if (process.getuid?.() === 0 && which('apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...words: string[]) => spawnSync('apt-get', ['-qq', ...words], { stdio: 'ignore', env });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
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

function which(command: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return undefined;
  }
}

if (import.meta.main) process.stdout.write(`${findBrowser()}\n`);
