import autocannon from 'autocannon';
import type pg from 'pg';
import type { RunningLeveza } from '../scripts/leveza-process.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { countCpu } from './cpu.ts';
import { fillShelf } from './fill-shelf.ts';
import { hold } from './limits.ts';
import { median, percentile } from './median.ts';
import { TREATMENTS, patient } from './patient.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';
import { takeTogether } from './takings.ts';

const ROUNDS = 3;
const SECONDS = 2;
const CONNECTIONS = 10;
const YEAR_DAYS = 365;
const TAPS = 10;
const TAP_ROUNDS = 30;

/** How many times the rate of the checkout before a call has to reach. */
const CALLS: Record<string, number | null> = {
  '/api/dashboard': 3,
  '/api/interactions': 3,
  '/api/dashboard/headline': null,
  '/api/side-effects/summary': null,
  '/api/applications/overview': null,
  '/api/applications/day': null,
  '/api/pens?left=true': null,
  '/api/pens/supply': null,
  '/api/measurements/summary?period=90': null,
  '/api/user-inventory': null,
};

interface Side {
  leveza: RunningLeveza;
  pool: pg.Pool;
  token: string;
}

/** This checkout against another one, turn about in one run: `npm run bench -- before ../leveza-before`. */
export async function benchBefore(folder: string): Promise<void> {
  const [before, now] = [await side(folder), await side('.')];
  try {
    const rows = [];
    for (const [path, least] of Object.entries(CALLS)) {
      const loads = { before: [] as Load[], now: [] as Load[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        loads.before.push(await load(before, path));
        loads.now.push(await load(now, path));
      }
      const [old, current] = [middle(loads.before), middle(loads.now)];
      const ratio = current.perSecond / old.perSecond;
      if (least !== null) hold(`${path}, of the checkout before`, ratio, { least });
      rows.push({
        call: path,
        'before /s': Math.round(old.perSecond),
        'now /s': Math.round(current.perSecond),
        ratio: ratio.toFixed(2),
        'before CPU ms': old.cpuMs.toFixed(2),
        'now CPU ms': current.cpuMs.toFixed(2),
        'CPU saved': (old.cpuMs / current.cpuMs).toFixed(2),
      });
    }
    printTable(`Rates against ${folder}, ${CONNECTIONS} connections, a year of a weekly treatment`, rows);
    const waits = { before: [] as number[], now: [] as number[] };
    const boxes = { before: await openBox(before), now: await openBox(now) };
    for (let round = 0; round < TAP_ROUNDS; round += 1) {
      waits.before.push(...(await takeTogether(before.leveza.url, boxes.before.token, boxes.before.same)));
      waits.now.push(...(await takeTogether(now.leveza.url, boxes.now.token, boxes.now.same)));
    }
    const rowOf = (share: number) => ({
      'before ms': percentile(waits.before, share).toFixed(0),
      'now ms': percentile(waits.now, share).toFixed(0),
      ratio: (percentile(waits.now, share) / percentile(waits.before, share)).toFixed(2),
    });
    printTable(`${TAPS} takings of one box at once`, [
      { what: 'p50', ...rowOf(0.5) },
      { what: 'p99', ...rowOf(0.99) },
    ]);
  } finally {
    for (const { leveza, pool } of [before, now]) {
      await pool.end();
      await leveza.stop();
    }
  }
}

async function side(folder: string): Promise<Side> {
  const leveza = await runLeveza({}, { folder });
  const pool = await poolOn(leveza.dataDir, 2);
  const token = await patient(pool, TREATMENTS[0], YEAR_DAYS);
  await pool.query('vacuum analyze');
  return { leveza, pool, token };
}

interface Load {
  perSecond: number;
  /** Of the server and its connections, for one call. */
  cpuMs: number;
}

function middle(loads: readonly Load[]): Load {
  return {
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    cpuMs: median(loads.map(({ cpuMs }) => cpuMs)),
  };
}

async function load({ leveza, pool, token }: Side, path: string): Promise<Load> {
  const computed = await countCpu(leveza.pid, pool);
  const result = await autocannon({
    url: `${leveza.url}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { authorization: `Bearer ${token}` },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refused`);
  const cpuMs = (await computed()) / result.requests.total;
  return { perSecond: result.requests.average, cpuMs };
}

async function openBox({ pool }: Side): Promise<{ same: string[]; token: string }> {
  const { token, owner } = await signIn(pool);
  const id = await fillShelf(pool, owner);
  return { same: Array.from({ length: TAPS }, () => id), token };
}
