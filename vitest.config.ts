import { defineConfig } from 'vitest/config';
import { tallyReporter } from './scripts/tally-vitest.ts';

// The longest test takes 24 s on two quiet cores; the bench measures speed. A limit of a file's own would stay for the
// files after it, because they share their worker.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000 };

// A shared machine stalls now and then, and one stalled test of ten thousand must not refuse a whole day's work. A test
// that passes only when repeated is named at the end of the run. It tries the same texts and numbers again
// (domain/src/testing/one-seed.ts).
const REPEATED = { retry: 1 };

// Loading the modules takes longer than most tests, so the files of a worker share them. A file that leaves something
// behind breaks another: `--sequence.shuffle.files` finds it.
const SHARED = { isolate: false };

// Node runs these sources as they are: Vite would transform every module, and hand it to every worker. Nothing can be
// mocked with `vi.mock` then, which the tests of these parts do without.
const AS_THEY_ARE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', new URL('scripts/quick-modules.mjs', import.meta.url).href],
};

// The whole run lets those of the rules take what the others leave of the processors (scripts/test.ts), which may be
// nothing for a minute.
const PATIENT = { ...AS_THEY_ARE, testTimeout: 600_000, hookTimeout: 600_000 };

// Small parts have one worker for all of them: each further one would load their modules again.
const ONE_BY_ONE = { maxWorkers: 1, sequence: { groupOrder: 0 } };
// The whole run has a process for the server's tests, one for those of the screens at the same time, and one for those
// of the rules (scripts/test.ts). One worker more than the cores: tests of the server wait for processes and for the
// queue a third of their time.
const SERVER = { maxWorkers: 3, sequence: { groupOrder: 1 } };
const SCREENS = { maxWorkers: 2, sequence: { groupOrder: 2 } };

// Each part runs in another zone, none of them UTC, so that code using the machine's clock fails somewhere.
const node = (name: string, include: string[], zone: string, how: object = AS_THEY_ARE) => ({
  test: {
    name,
    include,
    environment: 'node' as const,
    setupFiles: ['domain/src/testing/one-seed.ts'],
    env: { TZ: zone },
    ...ONE_BY_ONE,
    ...SHARED,
    ...PATIENCE,
    ...REPEATED,
    ...how,
  },
});

const web = (name: string, include: string[], exclude: string[]) => ({
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name,
    include,
    exclude,
    env: { TZ: 'America/New_York' },
    environment: 'jsdom' as const,
    setupFiles: ['web/src/testing/built-react.ts', 'web/src/testing/setup.ts'],
    ...SCREENS,
    ...SHARED,
    ...PATIENCE,
    ...REPEATED,
  },
});

const tallyFile = process.env.VITEST_TALLY;

export default defineConfig({
  test: {
    reporters: ['default', ...(tallyFile ? [tallyReporter(tallyFile)] : [])],
    projects: [
      node('house', ['*.test.ts', 'scripts/**/*.test.ts', 'web/build/**/*.test.ts'], 'America/Sao_Paulo'),
      node('domain', ['domain/src/**/*.test.ts'], 'Pacific/Auckland', PATIENT),
      node('reading', ['reading/src/**/*.test.ts'], 'Asia/Tokyo', PATIENT),
      node('contract', ['contract/src/**/*.test.ts'], 'America/Manaus', PATIENT),
      {
        test: {
          name: 'server',
          env: { TZ: 'America/Sao_Paulo' },
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/global-setup.ts'],
          setupFiles: ['domain/src/testing/one-seed.ts', 'server/src/testing/setup.ts'],
          ...AS_THEY_ARE,
          ...SERVER,
          ...SHARED,
          ...PATIENCE,
          ...REPEATED,
        },
      },
      // The app has one router and one session for the whole window, which the other tests must not meet.
      web('app', ['web/src/app/**/*.test.{ts,tsx}'], []),
      // A test that needs a window is a `.test.tsx`: making one takes longer than most of the others.
      web('web', ['web/src/**/*.test.tsx'], ['web/src/app/**']),
      // Some of these read components, which Node cannot run.
      node('web words', ['web/src/!(app)/**/*.test.ts'], 'America/New_York', {}),
    ],
  },
});
