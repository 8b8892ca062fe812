import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Tally } from './tally.ts';
import { failureLine, tally } from './tally.ts';

interface Failing {
  errors(): { message: string }[];
}

interface Module extends Failing {
  relativeModuleId: string;
  children: {
    allTests(): Iterable<{
      fullName: string;
      result(): { state: string; errors?: readonly { message: string }[] | undefined };
      diagnostic(): { flaky: boolean } | undefined;
    }>;
    allSuites(): Iterable<Failing & { fullName: string }>;
  };
}

const SLOWEST = 30;

/**
 * Writes the tally of a run of Vitest, with the errors that belong to no test, which its JSON report leaves out; and
 * tells which files took longest, which Vitest itself does not.
 */
export function tallyReporter(file: string): Reporter {
  return {
    onTestRunEnd: (modules, errors) => {
      writeFileSync(file, JSON.stringify(tallyVitest(modules, errors)));
      const slowest = modules.toSorted((one, other) => secondsOf(other) - secondsOf(one)).slice(0, SLOWEST);
      for (const module of slowest)
        console.log(`${secondsOf(module).toFixed(1).padStart(8)} s ${module.relativeModuleId}`);
    },
  };
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic();
  return (collectDuration + duration) / 1000;
}

export function tallyVitest(modules: readonly Module[], outside: readonly { message: string }[]): Tally {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const lost = outside.map(({ message }) => failureLine('outside of the tests', message));
  return tally(passed, [...modules.flatMap(failuresOf), ...lost], modules.flatMap(repeatedOf));
}

function repeatedOf({ relativeModuleId, children }: Module): string[] {
  return [...children.allTests()]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => failureLine(`${relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]?.message));
}

function failuresOf(module: Module): string[] {
  const path = module.relativeModuleId;
  const tests = [...module.children.allTests()].filter((test) => test.result().state === 'failed');
  const suites = [...module.children.allSuites()];
  return [
    ...module.errors().map(({ message }) => failureLine(path, message)),
    ...suites.flatMap((suite) =>
      suite.errors().map(({ message }) => failureLine(`${path} › ${suite.fullName}`, message)),
    ),
    ...tests.map((test) => failureLine(`${path} › ${test.fullName}`, test.result().errors?.[0]?.message)),
  ];
}
