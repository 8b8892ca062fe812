import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Leveza as a process of its own, on a free port. */
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
  const child = fork(MAIN, {
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
