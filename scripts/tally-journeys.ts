import type { Tally } from './tally.ts';
import { failureLine, tally } from './tally.ts';

/** The parts of Playwright's JSON report that the tally needs. */
export interface JourneysReport {
  stats: { expected: number; flaky: number };
  suites: Suite[];
  /** Failures outside of any journey, such as a file that does not load. */
  errors: { message?: string }[];
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; line: number; tests: Run[] }[];
}

interface Run {
  status: string;
  results: { errors: { message?: string }[] }[];
}

export function tallyJourneys({ stats, suites, errors }: JourneysReport): Tally {
  const outside = errors.map(({ message }) => failureLine('outside of the journeys', message));
  const failures = [...suites.flatMap((suite) => linesOf(suite, 'unexpected')), ...outside];
  const repeated = suites.flatMap((suite) => linesOf(suite, 'flaky'));
  return tally(stats.expected + stats.flaky, failures, repeated);
}

function linesOf({ file, suites = [], specs }: Suite, wanted: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => failureLine(`e2e/${file}:${line} › ${title}`, firstError(results))),
  );
  return [...own, ...suites.flatMap((suite) => linesOf(suite, wanted))];
}

function firstError(results: Run['results']): string | undefined {
  return results.flatMap(({ errors }) => errors)[0]?.message;
}
