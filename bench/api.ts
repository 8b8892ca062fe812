import { once } from 'node:events';
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { fillShelf } from './fill-shelf.ts';
import { signIn } from './sign-in.ts';
import { hold } from './limits.ts';
import { printTable } from './table.ts';

const SECONDS = 6;
const CONNECTIONS = 50;

interface Rate {
  perSecond: number;
  p99: number;
}

/** Leveza against a bare Fastify handler that runs the same SQL by the same driver, turn about in one run. */
export async function benchApi(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 20);
  const { token, owner } = await signIn(pool);
  const inventoryId = await fillShelf(pool, owner);
  const bare = await bareServer(leveza.dataDir);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const post = (path: string, body: object) => ({
      path,
      method: 'POST' as const,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const rows = [];
    for (const [what, request] of [
      ['GET /api/user-inventory, 200 items', { path: '/api/user-inventory', headers }],
      ['POST /api/usage', post('/api/usage', { inventoryId, quantityUsed: 1, timeOfDay: 'morning' })],
      ['POST /api/products', post('/api/products', { name: 'Bancada', mainCategory: 'SUPPLEMENTS' })],
    ] as const) {
      await measure(leveza.url, request, 2);
      const base = await measure(bare.url, request);
      const full = await measure(leveza.url, request);
      hold(what, full.perSecond / base.perSecond, { least: 0.7 });
      rows.push({
        what,
        'bare /s': Math.round(base.perSecond),
        'leveza /s': Math.round(full.perSecond),
        ratio: (full.perSecond / base.perSecond).toFixed(2),
        'bare p99 ms': base.p99,
        'leveza p99 ms': full.p99,
      });
    }
    printTable(`API, ${CONNECTIONS} connections (at least 0.7 of bare)`, rows);
  } finally {
    bare.stop();
    await pool.end();
    await leveza.stop();
  }
}

async function measure(url: string, request: object, duration = SECONDS): Promise<Rate> {
  const { path, ...rest } = request as { path: string };
  const result = await autocannon({ url: `${url}${path}`, connections: CONNECTIONS, duration, ...rest });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** A process of its own, so that both sides share the machine in the same way. */
export async function bareServer(dataDir: string): Promise<{ url: string; pid: number; stop: () => void }> {
  const child = fork('bench/bare-server.ts', { env: { ...process.env, DATA_DIR: dataDir } });
  const [{ ready }] = (await once(child, 'message')) as [{ ready: string }];
  return { url: ready, pid: child.pid!, stop: () => child.kill() };
}
