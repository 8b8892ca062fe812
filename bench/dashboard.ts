import autocannon from 'autocannon';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { bareServer } from './api.ts';
import { countCpu } from './cpu.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { TREATMENTS, patient } from './patient.ts';
import { printTable } from './table.ts';

const ROUNDS = 7;
const CALLS = 400;
const CONNECTIONS = 10;
const YEAR_DAYS = 365;
/** The most CPU of a call, in those of the least call. */
const MOST: Record<string, number> = {
  // A third of the 25.3 of commit 7b28a12 with its 22 statements.
  '/api/dashboard': 8.4,
  // A third of the 11.8 of commit 7b28a12.
  '/api/interactions': 3.9,
};

/** Calls of many screens, of a year's treatment, against the least that any call does, turn about in one run. */
export async function benchDashboard(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  const token = await patient(pool, TREATMENTS[0], YEAR_DAYS);
  await pool.query('vacuum analyze');
  const bare = await bareServer(leveza.dataDir);
  const ask = async ({ url }: { url: string }) => {
    const headers = { authorization: `Bearer ${token}` };
    const result = await autocannon({ url, connections: CONNECTIONS, amount: CALLS, headers });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  };
  try {
    const sides = [
      {
        what: 'the least call',
        url: `${bare.url}/api/bare`,
        pid: bare.pid,
        application: 'bare' as const,
        ms: [] as number[],
      },
      ...Object.keys(MOST).map((path) => ({
        what: path,
        url: leveza.url + path,
        pid: leveza.pid,
        application: 'leveza' as const,
        ms: [] as number[],
      })),
    ];
    for (const side of sides) await ask(side);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const side of sides) {
        const computed = await countCpu(side.pid, pool, side.application);
        await ask(side);
        side.ms.push((await computed()) / CALLS);
      }
    }
    const [least] = sides;
    const rows = sides.map(({ what, ms }) => {
      // Round by round, since the machine's speed changes between them.
      const ratio = median(ms.map((each, round) => each / least!.ms[round]!));
      const most = MOST[what];
      if (most !== undefined) hold(`CPU of ${what}, of the least call`, ratio, { most });
      return { what, ms: median(ms).toFixed(2), ratio: ratio.toFixed(2), 'at most': most ?? '' };
    });
    printTable('CPU of one call, server and database, in those of the least call', rows);
  } finally {
    bare.stop();
    await pool.end();
    await leveza.stop();
  }
}
