import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NODE_FLAGS } from './node-flags.mjs';
import { runFolder } from './run-folder.ts';

export interface RunningLeveza {
  url: string;
  pid: number;
  dataDir: string;
  startedInMs: number;
  stop(options?: { keepsData: boolean }): Promise<void>;
}

interface How {
  /** Another checkout of Leveza, to be measured beside this one. */
  folder?: string;
  /** Modules loaded before the server. */
  imports?: readonly string[];
  /** The built server, as `npm start` takes it; its modules are not those of `imports`. */
  isBuilt?: boolean;
  /** How Node runs it, with bounded memory unless others are named. */
  flags?: readonly string[];
}

/** Leveza on a free port and on data of its own that go with it. */
export async function runLeveza(
  env: Record<string, string> = {},
  { folder = '.', imports = [], isBuilt = false, flags = NODE_FLAGS }: How = {},
): Promise<RunningLeveza> {
  const dataDir = join(runFolder('run'), 'data');
  const begun = performance.now();
  const child = fork(isBuilt ? 'server/dist/main.js' : 'server/src/main.ts', {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      LOGINS_PER_MINUTE: '1000000',
      REGISTRATIONS_PER_HOUR: '1000000',
      DEMOS_PER_HOUR: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...flags, ...imports.flatMap((file) => ['--import', file])],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', ({ ready }: { ready: number }) => resolve(ready));
    child.once('exit', () => reject(new Error('Leveza did not start; see above.')));
  }).catch((error: unknown) => {
    forget(dataDir);
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    dataDir,
    startedInMs: performance.now() - begun,
    stop: async ({ keepsData } = { keepsData: false }) => {
      child.kill('SIGTERM');
      await exited;
      if (!keepsData) forget(dataDir);
    },
  };
}

const forget = (dataDir: string) => rmSync(dirname(dataDir), { recursive: true, force: true });
