import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

export interface Tally {
  passed: number;
  failed: number;
}

/** One program of the test run. */
export interface Part {
  name: string;
  /** The script, relative to the root of the repository. */
  script: string;
  words: string[];
  env?: Record<string, string>;
  /** A runner counts its own tests in this file; any other part is one test, passed when it exits with 0. */
  report?: { file: string; read: (report: never) => Tally };
}

export interface Outcome extends Tally {
  name: string;
  seconds: number;
  output: string;
}

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
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const [status] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return {
    name: part.name,
    seconds: (performance.now() - begun) / 1000,
    output,
    ...tallyOf(part, status === 0),
  };
}

/** Asks all running parts to stop. */
export function stopParts(): void {
  for (const child of running) child.kill('SIGTERM');
}

function tallyOf({ report }: Part, isWell: boolean): Tally {
  if (!report) return isWell ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const tally = readReport(report);
  // A runner that ends badly without a failed test still failed.
  return !isWell && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function readReport({ file, read }: NonNullable<Part['report']>): Tally {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
}
