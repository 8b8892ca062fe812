import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';
import { workedByEnded } from './processor-time.ts';
import type { Tally } from './tally.ts';
import { tally } from './tally.ts';

/** One program of the test run. */
export interface Part {
  name: string;
  /** The script, relative to the root of the repository. */
  script: string;
  words: string[];
  env?: Record<string, string>;
  /** Takes what the other parts leave of the processors. */
  isYielding?: boolean;
  /** A runner counts its own tests in this file; any other part is one test, passed when it exits with 0. */
  report?: { file: string; read: (report: never) => Tally };
}

export interface Outcome extends Tally {
  name: string;
  seconds: number;
  /** The time it took of the processors, or 0 where the system does not tell. */
  coreSeconds: number;
  output: string;
}

const { PRIORITY_LOW } = constants.priority;
const DIE_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts', 'die-with-parent.mjs')).href;
const running = new Set<ChildProcess>();

/** Runs a part and gives its output back, or shows it as it comes. */
export async function runPart(part: Part, shows: 'at once' | 'later'): Promise<Outcome> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', DIE_WITH_PARENT, join(ROOT, part.script), ...part.words],
    {
      cwd: ROOT,
      stdio: shows === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...part.env },
    },
  );
  running.add(child);
  // A program that could not be started has no number.
  if (part.isYielding && child.pid !== undefined) setPriority(child.pid, PRIORITY_LOW);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  let coreSeconds = 0;
  child.once('exit', () => (coreSeconds = workedByEnded()));
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return {
    name: part.name,
    seconds: (performance.now() - begun) / 1000,
    coreSeconds,
    output,
    ...tallyOf(part, status),
  };
}

/** Asks all running parts to stop. */
export function stopParts(): void {
  for (const child of running) child.kill('SIGTERM');
}

function tallyOf({ name, report }: Part, status: number | null): Tally {
  const ending = `${name}: ended with ${status === null ? 'a signal' : `exit code ${status}`}`;
  if (!report) return status === 0 ? tally(1, []) : tally(0, [ending]);
  const counted = readReport(report);
  if (!counted) return tally(0, [`${ending} and without a report`]);
  // A runner that ends badly without a failed test still failed.
  return status !== 0 && counted.failed === 0 ? tally(counted.passed, [ending]) : counted;
}

function readReport({ file, read }: NonNullable<Part['report']>): Tally | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}
