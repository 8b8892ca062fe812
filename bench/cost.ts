import autocannon from 'autocannon';
import type pg from 'pg';
import type { RunningLeveza } from '../scripts/leveza-process.ts';
import { countCpu } from './cpu.ts';
import { median } from './median.ts';

const REQUESTS = 240;
const CONNECTIONS = 4;
const ROUNDS = 3;

export interface Cost {
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

interface Side {
  leveza: RunningLeveza;
  pool: pg.Pool;
  token: string;
}

/** The cost of calls of two patients, turn about, so that a busy minute of the machine meets both. */
export async function compareSides(
  short: Side,
  long: Side,
  paths: readonly string[],
): Promise<{ month: Cost; decade: Cost }> {
  const costs = { month: [] as Cost[], decade: [] as Cost[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.month.push(await measure(short.leveza, short.pool, short.token, paths));
    costs.decade.push(await measure(long.leveza, long.pool, long.token, paths));
  }
  return { month: middle(costs.month), decade: middle(costs.decade) };
}

/** The same for two patients of one house. */
export function compare(
  leveza: RunningLeveza,
  pool: pg.Pool,
  { short, long, paths }: { short: string; long: string; paths: readonly string[] },
): Promise<{ month: Cost; decade: Cost }> {
  return compareSides({ leveza, pool, token: short }, { leveza, pool, token: long }, paths);
}
