import type { Tally } from './tally.ts';
import { failureLine, tally } from './tally.ts';

/** The parts of Playwright's JSON report that the tally needs. */
export interface JourneysReport {
  stats: { expected: number };
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
  return tally(stats.expected, [...suites.flatMap(failuresOf), ...outside]);
}

function failuresOf({ file, suites = [], specs }: Suite): string[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      // A journey that passed only when repeated counts as failed.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureLine(`e2e/${file}:${line} › ${title}`, firstError(results))),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

function firstError(results: Run['results']): string | undefined {
  return results.flatMap(({ errors }) => errors)[0]?.message;
}
