import { join } from 'node:path';
import type { Part } from './run-part.ts';

const HOUSES = ['domain', 'contract', 'server', 'web', '.'];

/** Checks that run no code. */
export const CHECKS: Part[] = [
  ...HOUSES.map((house) => tool(`types ${house}`, 'typescript/bin/tsc', ['-p', house])),
  tool('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
  tool('format', 'oxfmt/bin/oxfmt', ['--check']),
];

export const BUILD: Part = { name: 'build', script: 'scripts/build-web.ts', words: [] };

export const BROWSER: Part = { name: 'browser', script: 'scripts/browser.ts', words: [] };

export function vitest(reports: string, fuzzRuns: string): Part {
  const file = join(reports, 'vitest.json');
  return {
    ...tool('vitest', 'vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]),
    env: { FUZZ_RUNS: process.env.FUZZ_RUNS ?? fuzzRuns },
    report: {
      file,
      read: ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
        passed: numPassedTests,
        // A file that does not load has no tests to fail.
        failed:
          numFailedTests +
          testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length,
      }),
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

export function journeys(reports: string, browser: string): Part {
  const file = join(reports, 'journeys.json');
  return {
    ...tool('journeys', '@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts']),
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    report: {
      file,
      read: ({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    },
  };
}

function tool(name: string, script: string, words: string[]): Part {
  return { name, script: `node_modules/${script}`, words };
}
