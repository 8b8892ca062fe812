import { join } from 'node:path';
import { ROOT } from './install.mjs';
import type { Part } from './run-part.ts';
import { tallyJourneys } from './tally-journeys.ts';
import type { Tally } from './tally.ts';

const HOUSES = ['domain', 'contract', 'reading', 'server', 'web', '.'];

/**
 * The compiler and the linter of types are short programs in Go: collecting their garbage less often saves a fifth of
 * their processor time, as long as they keep within this memory.
 */
const RARE_COLLECTION = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/**
 * Checks that run no code. The compiler and the lint share their work among threads that each learn all types anew:
 * beside the tests one thread takes half of the processor time.
 */
export const CHECKS: Part[] = [
  ...HOUSES.map((house) => ({
    ...tool(`types ${house}`, 'typescript/bin/tsc', ['-p', house, '--checkers', '1']),
    env: RARE_COLLECTION,
  })),
  {
    ...tool('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    env: { GOMAXPROCS: '1', ...RARE_COLLECTION },
  },
  tool('format', 'oxfmt/bin/oxfmt', ['--check']),
];

export const BUILD: Part = { name: 'build', script: 'scripts/build-web.ts', words: ['--quick'] };

/** Its last line is the path of the browser. */
export const BROWSER: Part = { name: 'browser', script: 'scripts/browser.ts', words: [] };

const SCREENS = ['house', 'app', 'web', 'web words'];
/** Those of rules and texts: they only reckon, and their limits of time allow for a wait (vitest.config.ts). */
const RULES = ['domain', 'contract', 'reading'];

/**
 * Tests of the server wait for processes and for the queue a third of their time, those of the screens never: side by
 * side they leave no processor idle.
 */
export function vitest(reports: string, fuzzRuns: string): { server: Part; screens: Part; rules: Part } {
  const env = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? fuzzRuns };
  return {
    server: vitestPart('server tests', ['server'], reports, env),
    screens: vitestPart('web tests', SCREENS, reports, env),
    rules: vitestPart('rule tests', RULES, reports, env),
  };
}

function vitestPart(name: string, projects: string[], reports: string, env: Record<string, string>): Part {
  const file = join(reports, `${name}.json`);
  return {
    ...tool(name, 'vitest/vitest.mjs', ['run', ...projects.map((project) => `--project=${project}`)]),
    env: { ...env, VITEST_TALLY: file },
    report: { file, read: (tally: Tally) => tally },
  };
}

export function journeys(reports: string, browser: string): Part {
  const file = join(reports, 'journeys.json');
  return {
    ...tool('journeys', '@playwright/test/cli.js', ['test', '-c', 'e2e/playwright.config.ts']),
    env: {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      // Profiles of browsers and data of the app go with the reports, those of a killed run at the next start; the
      // journeys without their types are kept for the next run.
      TMPDIR: reports,
      PWTEST_CACHE_DIR: join(ROOT, 'node_modules', '.cache', 'leveza', 'journeys'),
    },
    report: { file, read: tallyJourneys },
  };
}

function tool(name: string, script: string, words: string[]): Part {
  return { name, script: `node_modules/${script}`, words };
}
