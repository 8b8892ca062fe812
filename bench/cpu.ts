import { readFileSync } from 'node:fs';
import type pg from 'pg';

const MS_A_TICK = 10;

/**
 * Starts to count what a server and the connections it holds compute; the answer tells the ms so far. Unlike the time
 * a call takes, this hardly depends on what else the machine does. Only Linux tells it; elsewhere it is not a number.
 */
export async function countCpu(
  server: number,
  pool: pg.Pool,
  application: 'leveza' | 'bare' = 'leveza',
): Promise<() => Promise<number>> {
  const before = await timesOf(server, pool, application);
  return async () => {
    if (process.platform !== 'linux') return Number.NaN;
    const after = await timesOf(server, pool, application);
    return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
  };
}

async function timesOf(server: number, pool: pg.Pool, application: string): Promise<Map<number, number>> {
  if (process.platform !== 'linux') return new Map();
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = $1 and backend_type = 'client backend'`,
    [application],
  );
  const times = [server, ...rows.map(({ pid }) => pid)].flatMap((pid): [number, number][] => {
    const ms = msOf(pid);
    // The pool ends a connection that was idle for a while: it computed nothing since.
    return ms === null ? [] : [[pid, ms]];
  });
  return new Map(times);
}

/** Null of a process that is gone. */
function msOf(pid: number): number | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return null;
  }
  // The name of the program stands in brackets and may hold anything; the numbers follow it.
  const fields = stat.split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}
