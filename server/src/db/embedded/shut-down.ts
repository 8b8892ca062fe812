import { setTimeout as pause } from 'node:timers/promises';
import { program } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { isRunning } from './process-table.ts';
import type { ProcessIdentity } from './process-table.ts';
import { errorCode } from './refused.ts';
import { run } from './run.ts';

const POLL_MS = 20;
/** Fast shutdown first; then without a checkpoint, which the next start makes up for from the log. */
const STEPS = [
  { signal: 'SIGINT', patienceMs: 20_000 },
  { signal: 'SIGQUIT', patienceMs: 10_000 },
  { signal: 'SIGKILL', patienceMs: 5000 },
] as const;

export async function shutDown(server: ProcessIdentity): Promise<void> {
  for (const { signal, patienceMs } of STEPS) {
    send(server, signal);
    if (await isGone(server, patienceMs)) return;
  }
  throw new Error(`PostgreSQL (process ${server.pid}) does not end`);
}

/** Windows has no signals; PostgreSQL is stopped through its own pipe there. */
export async function shutDownOnWindows(
  server: ProcessIdentity,
  binaries: Binaries,
  cluster: string,
): Promise<void> {
  await run(program(binaries, 'pg_ctl'), ['stop', '-D', cluster, '-m', 'fast', '-t', '20'], null);
  if (isRunning(server)) await shutDown(server);
}

function send(server: ProcessIdentity, signal: NodeJS.Signals): void {
  if (!isRunning(server)) return;
  try {
    process.kill(server.pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

async function isGone(server: ProcessIdentity, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (isRunning(server)) {
    if (Date.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}
