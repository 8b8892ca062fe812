import { stripVTControlCharacters } from 'node:util';

/** The counts of one part of the test run, and a line for each failure. */
export interface Tally {
  passed: number;
  failed: number;
  failures: string[];
  /** Tests that failed once and passed when repeated: they count as passed and are named. */
  repeated: string[];
}

export function tally(passed: number, failures: string[], repeated: string[] = []): Tally {
  return { passed, failed: failures.length, failures, repeated };
}

/** Where a failure is, and the first line of its message. */
export function failureLine(where: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const first = lines.find((text) => text.trim() !== '');
  return first === undefined ? where : `${where}: ${first.trim()}`;
}
