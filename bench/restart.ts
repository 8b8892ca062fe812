import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runLeveza } from '../scripts/leveza-process.ts';
import { signIn } from './sign-in.ts';
import { poolOn } from './pool-on.ts';

const WRITERS = 8;
const WRITING_MS = 2000;
const BURNERS = 2;

export const VICTIMS = ['server', 'database', 'both'] as const;

/** As `npm start` loads the server. */
const START = { isBuilt: true };

/** From a SIGKILL in the middle of writes to the first write that is accepted again, while two programs take both cores. */
export async function restartAfter(victim: (typeof VICTIMS)[number], dataDir: string): Promise<number> {
  let leveza = await runLeveza({ DATA_DIR: dataDir }, START);
  const pool = await poolOn(dataDir, 1);
  const { token } = await signIn(pool);
  await pool.end();
  const over = new AbortController();
  const write = async (url: string) => {
    while (!over.signal.aborted) if (!(await isAccepted(url, token))) return;
  };
  const writers = Array.from({ length: WRITERS }, () => write(leveza.url));
  const burners = burn();
  try {
    await pause(WRITING_MS);
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const begun = performance.now();
    if (victim !== 'server') process.kill(postmaster, 'SIGKILL');
    if (victim !== 'database') {
      process.kill(leveza.pid, 'SIGKILL');
      leveza = await runLeveza({ DATA_DIR: dataDir }, START);
    }
    while (!(await isAccepted(leveza.url, token))) await pause(20);
    return performance.now() - begun;
  } finally {
    over.abort();
    for (const burner of burners) burner.kill('SIGKILL');
    await Promise.all(writers);
    await leveza.stop({ keepsData: true });
  }
}

export function burn(): ChildProcess[] {
  return Array.from({ length: BURNERS }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
}

async function isAccepted(url: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: randomUUID(), mainCategory: 'SUPPLEMENTS' });
  try {
    const reply = await fetch(`${url}/api/products`, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    return reply.status === 201;
  } catch {
    return false;
  }
}
