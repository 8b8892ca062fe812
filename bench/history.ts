import autocannon from 'autocannon';
import type pg from 'pg';
import type { RunningLeveza } from '../scripts/leveza-process.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { countCpu } from './cpu.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { TREATMENTS, patient } from './patient.ts';
import { printTable } from './table.ts';

const ROUNDS = 3;
const REQUESTS = 240;
const CONNECTIONS = 4;
const TEN_YEARS_DAYS = 3650;
const MONTH_DAYS = 30;

/** The calls a screen makes before it is whole. */
const SCREENS = {
  'Aplicações GLP-1': [
    '/api/applications/overview',
    '/api/applications/day',
    '/api/applications?limit=20',
    '/api/applications/level?days=90',
    '/api/pens?left=true',
    '/api/interactions',
  ],
  Dashboard: ['/api/dashboard', '/api/dashboard/headline'],
  Medições: ['/api/measurements/summary?period=90', '/api/measurements?limit=20'],
  'Efeitos Colaterais': ['/api/side-effects/summary', '/api/side-effects?limit=20'],
};

/** Asked for by a press, each held to the limit by itself. */
const WIDER = ['/api/measurements/summary?period=365', '/api/measurements/summary?period=all'];

/**
 * Ten years of a treatment against a month of it, turn about in one run. The limit is on what server and database compute,
 * which a busy machine changes less than the time a call takes.
 */
export async function benchHistory(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const rows = [];
    for (const treatment of TREATMENTS) {
      const short = await patient(pool, treatment, MONTH_DAYS);
      const long = await patient(pool, treatment, TEN_YEARS_DAYS);
      await pool.query('vacuum analyze');
      for (const [screen, paths] of [...Object.entries(SCREENS), ['', WIDER] as const]) {
        for (const path of [...(screen ? [paths] : []), ...paths.map((one) => [one])]) {
          const costs = { month: [] as Cost[], decade: [] as Cost[] };
          for (let round = 0; round < ROUNDS; round += 1) {
            costs.month.push(await measure(leveza, pool, short, path));
            costs.decade.push(await measure(leveza, pool, long, path));
          }
          const [month, decade] = [middle(costs.month), middle(costs.decade)];
          const ratio = decade.cpuMs / month.cpuMs;
          const isHeld = path.length > 1 || !screen;
          if (isHeld) hold(`${screen || path[0]}, ${treatment.name}`, ratio, { most: 2 });
          rows.push({
            treatment: treatment.name,
            what: path.length > 1 ? `${screen}, all its calls` : path[0]!,
            'ms, a month': month.ms.toFixed(2),
            'ms, ten years': decade.ms.toFixed(2),
            'CPU ms, a month': month.cpuMs.toFixed(2),
            'CPU ms, ten years': decade.cpuMs.toFixed(2),
            'CPU ratio': ratio.toFixed(2),
          });
        }
      }
    }
    printTable(`Ten years of doses against a month, one call (CPU ratio at most 2 a screen)`, rows);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

interface Cost {
  ms: number;
  /** The time itself where the machine does not tell it. */
  cpuMs: number;
}

function middle(costs: readonly Cost[]): Cost {
  return { ms: median(costs.map(({ ms }) => ms)), cpuMs: median(costs.map(({ cpuMs }) => cpuMs)) };
}

async function measure(
  { url, pid }: RunningLeveza,
  pool: pg.Pool,
  token: string,
  paths: readonly string[],
): Promise<Cost> {
  const cpu = await countCpu(pid, pool);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: REQUESTS,
    headers: { authorization: `Bearer ${token}` },
    requests: paths.map((path) => ({ path })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  const ms = (CONNECTIONS * result.duration * 1000) / REQUESTS;
  const computed = (await cpu()) / REQUESTS;
  return { ms, cpuMs: Number.isNaN(computed) ? ms : computed };
}
