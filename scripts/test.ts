import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { buildWeb } from './build-web.ts';

interface Tally {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'leveza-reports-'));
const bin = (name: string) => join('node_modules', '.bin', name);

/** A tool that is content or not. */
function verdict(name: string, command: string, words: string[]): Tally {
  const { status } = run(name, command, words);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that counts its own tests in a JSON report; one that ends badly without a failed test still failed. */
function counted(
  name: string,
  command: string,
  words: string[],
  env: object,
  read: (report: never) => Tally,
): Tally {
  const { status } = run(name, command, words, env);
  const tally = readReport(join(reports, `${name}.json`), read);
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport(file: string, read: (report: never) => Tally): Tally {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(name: string, command: string, words: string[], env: object = {}) {
  console.log(`\n── ${name}`);
  return spawnSync(command, words, { stdio: 'inherit', env: { ...process.env, ...env } });
}

const types = () =>
  ['domain', 'contract', 'server', 'web', '.'].map((house) =>
    verdict(`types ${house}`, bin('tsc'), ['-p', house]),
  );

const vitest = () =>
  counted(
    'vitest',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
    {},
    ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
      passed: numPassedTests,
      // A file that does not load has no tests to fail.
      failed:
        numFailedTests +
        testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    }),
  );

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

async function journeys(): Promise<Tally> {
  await buildWeb();
  return counted(
    'journeys',
    bin('playwright'),
    ['test', '-c', 'e2e/playwright.config.ts'],
    { CHROME_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json') },
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  );
}

const only = process.argv.includes('--only') ? process.argv.at(-1) : undefined;
const isFast = process.argv.includes('--fast');
const tallies: Tally[] = [];
try {
  if (!only) {
    tallies.push(...types());
    tallies.push(verdict('lint', bin('oxlint'), ['--type-aware', '--deny-warnings']));
    tallies.push(verdict('format', bin('oxfmt'), ['--check']));
    tallies.push(vitest());
  }
  if (!isFast) tallies.push(await journeys());
} catch (error) {
  console.error((error as Error).message);
  tallies.push({ passed: 0, failed: 1 });
} finally {
  rmSync(reports, { recursive: true, force: true });
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
