import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { fillShelf } from './fill-shelf.ts';
import { hold } from './limits.ts';
import { residentMb } from './resident-mb.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const SECONDS = 10;
const CONNECTIONS = 50;
const QUIET_MS = 30_000;

/** Memory of the process before, under and after a load of large answers, compressed and not. */
export async function benchMemory(): Promise<void> {
  if (process.platform !== 'linux') return;
  const { dataDir, stop } = await runLeveza();
  await stop({ keepsData: true });
  // The first start also loads the catalogue, which no later one does.
  const leveza = await runLeveza({ DATA_DIR: dataDir });
  const pool = await poolOn(dataDir, 2);
  try {
    const { token, owner } = await signIn(pool);
    await fillShelf(pool, owner);
    const load = (encoding: string) =>
      autocannon({
        url: `${leveza.url}/api/user-inventory`,
        connections: CONNECTIONS,
        duration: SECONDS,
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
      });
    const before = residentMb(leveza.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMb(leveza.pid))), 200);
    for (const encoding of ['identity', 'br', 'gzip']) await load(encoding);
    clearInterval(watch);
    await pause(QUIET_MS);
    const after = residentMb(leveza.pid);
    hold('memory 30 s after load, of before', after / before, { most: 2 });
    printTable('Memory of the server process, MB (30 s after load at most twice of before)', [
      { before, 'under load': most, '30 s after': after, ratio: (after / before).toFixed(2) },
    ]);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}
