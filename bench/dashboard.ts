import autocannon from 'autocannon';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { bareServer } from './api.ts';
import { countCpu } from './cpu.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { TREATMENTS, patient } from './patient.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;
const CALLS = 400;
const CONNECTIONS = 10;
const YEAR_DAYS = 365;
/** CPU of a call, in those of the least call: 7 to 8 with one statement, 20 to 22 at commit 7b28a12 with its 22. */
const MOST = 9;

/** The dashboard of a year's treatment against the least that any call does, turn about in one run. */
export async function benchDashboard(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  const token = await patient(pool, TREATMENTS[0], YEAR_DAYS);
  await pool.query('vacuum analyze');
  const bare = await bareServer(leveza.dataDir);
  const ask = async (url: string, amount = CALLS) => {
    const headers = { authorization: `Bearer ${token}` };
    const result = await autocannon({ url, connections: CONNECTIONS, amount, headers });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  };
  try {
    const sides = [
      {
        what: 'the least call',
        url: `${bare.url}/api/bare`,
        pid: bare.pid,
        application: 'bare',
        ms: [] as number[],
      },
      {
        what: '/api/dashboard',
        url: `${leveza.url}/api/dashboard`,
        pid: leveza.pid,
        application: 'leveza',
        ms: [] as number[],
      },
    ] as const;
    for (const { url } of sides) await ask(url);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { url, pid, application, ms } of sides) {
        const computed = await countCpu(pid, pool, application);
        await ask(url);
        ms.push((await computed()) / CALLS);
      }
    }
    const [base, full] = sides.map(({ ms }) => median(ms)) as [number, number];
    hold('CPU of the dashboard, of the least call', full / base, { most: MOST });
    printTable(`CPU of one call, server and database (at most ${MOST} times the least call)`, [
      { what: sides[0].what, ms: base.toFixed(2), ratio: 1 },
      { what: sides[1].what, ms: full.toFixed(2), ratio: (full / base).toFixed(2) },
    ]);
  } finally {
    bare.stop();
    await pool.end();
    await leveza.stop();
  }
}
