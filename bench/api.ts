import { once } from 'node:events';
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { fillShelf } from './fill-shelf.ts';
import { signIn } from './sign-in.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
const SECONDS = 2;
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
  // A plan that was made without statistics would be kept by each connection of Leveza.
  await pool.query('vacuum analyze');
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
      [
        'POST /api/usage',
        post('/api/usage', { inventoryId, quantityUsed: 1, confirmOften: true, timeOfDay: 'morning' }),
      ],
      ['POST /api/products', post('/api/products', { name: 'Bancada', mainCategory: 'SUPPLEMENTS' })],
    ] as const) {
      const { base, full } = await turnAbout(bare.url, leveza.url, request);
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

interface Request {
  path: string;
  headers: Record<string, string>;
}

/** The middle of several rounds after one to warm up, so that a busy moment of the machine meets both. */
async function turnAbout(
  bare: string,
  leveza: string,
  request: Request,
): Promise<{ base: Rate; full: Rate }> {
  const base: Rate[] = [];
  const full: Rate[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    base.push(await measure(bare, request));
    full.push(await measure(leveza, request));
  }
  return { base: middle(base.slice(1)), full: middle(full.slice(1)) };
}

function middle(rates: readonly Rate[]): Rate {
  return {
    perSecond: median(rates.map(({ perSecond }) => perSecond)),
    p99: median(rates.map(({ p99 }) => p99)),
  };
}

async function measure(url: string, { path, ...rest }: Request): Promise<Rate> {
  const result = await autocannon({
    url: `${url}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...rest,
  });
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
