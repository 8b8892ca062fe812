import type { ChildProcess } from 'node:child_process';
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { withSingleConnection } from '../db/connection.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Names the building among the locks of the tests' PostgreSQL. */
const BUILDING = 20_261_117;

let built: Promise<unknown> | undefined;

/** One worker of the run builds the server, if it changed; the others wait for it. */
function build(): Promise<unknown> {
  return withSingleConnection(inject('postgres').settings, async (client) => {
    await client.query('select pg_advisory_lock($1)', [BUILDING]);
    await promisify(execFile)(process.execPath, ['scripts/build-server.ts'], { cwd: ROOT });
  });
}

/** Leveza as a process of its own, on a free port, built as for `npm start`: the sources take longer to load. */
export interface LevezaProcess {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Ends it by a signal and waits until it is gone; the exit code, or null after a SIGKILL. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export async function startLeveza(
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
): Promise<LevezaProcess> {
  await (built ??= build());
  const child = fork('server/dist/main.js', {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [...nodeFlags],
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', ({ ready }: { ready: number }) => resolve(ready));
    child.on('exit', () => reject(new Error(`Leveza did not start: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
