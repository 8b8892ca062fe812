import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { ConnectionSettings } from '../db/connection.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { settings: ConnectionSettings; template: string };
  }
}

const POSTGRES = fileURLToPath(new URL('./postgres-process.ts', import.meta.url));

interface Ready {
  settings: ConnectionSettings;
  template: string;
  folder: string;
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject) {
  const child = fork(POSTGRES, { execArgv: [] });
  const exited = once(child, 'exit');
  const { settings, template, folder } = await new Promise<Ready>((resolve, reject) => {
    child.once('message', resolve as (ready: unknown) => void);
    child.once('exit', () => reject(new Error('The PostgreSQL of the tests did not start; see above.')));
  });
  project.provide('postgres', { settings, template });
  // The workers are started later and make their folders there.
  process.env.TMPDIR = folder;
  return async () => {
    child.disconnect();
    await exited;
  };
}
