import { setTimeout as pause } from 'node:timers/promises';
import { runLeveza } from '../scripts/leveza-process.ts';
import { hold } from './limits.ts';
import { TREATMENTS, patient } from './patient.ts';
import { poolOn } from './pool-on.ts';
import { residentMb } from './resident-mb.ts';
import { printTable } from './table.ts';

const AT_ONCE = 5;
const TEN_YEARS_DAYS = 3650;
const READS = 100;

/** Five exports of ten years at once: how long another patient waits for a screen meanwhile, and what memory it takes. */
export async function benchExports(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const tokens = [];
    for (let n = 0; n < AT_ONCE; n += 1) tokens.push(await patient(pool, TREATMENTS[1], TEN_YEARS_DAYS));
    const other = await patient(pool, TREATMENTS[0], 30);
    const read = () => ask(leveza.url, other, 'GET', '/api/dashboard');
    for (let n = 0; n < 20; n += 1) await read();

    const idle = await waits(read, (done) => done >= READS);
    const before = residentMb(leveza.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMb(leveza.pid))), 50);
    let left = AT_ONCE;
    const begun = performance.now();
    const exports = tokens.map(async (token) => {
      const size = await ask(leveza.url, token, 'POST', '/api/account/export');
      left -= 1;
      return size;
    });
    const busy = await waits(read, () => left === 0);
    const took = performance.now() - begun;
    clearInterval(watch);
    const bytes = await Promise.all(exports);

    const ratio = busy.most / idle.most;
    hold(`19 of 20 dashboards beside ${AT_ONCE} exports, against idle`, ratio, { most: 10 });
    if (process.platform === 'linux') hold('memory under exports, of before', most / before, { most: 2 });
    printTable(
      `${AT_ONCE} exports of ten years at once, ${Math.round(bytes[0]! / 1024)} kB each, in ${Math.round(took)} ms (19 of 20 dashboards within 10 × idle, memory at most 2 × before)`,
      [
        { what: 'a dashboard, idle', ...shown(idle), 'memory MB': before },
        { what: 'a dashboard meanwhile', ...shown(busy), 'memory MB': most },
        { what: 'ratio', ...shown(ratios(busy, idle)), 'memory MB': (most / before).toFixed(2) },
      ],
    );
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

async function waits(read: () => Promise<number>, isEnough: (done: number) => boolean) {
  const times: number[] = [];
  while (!isEnough(times.length)) {
    const begun = performance.now();
    await read();
    times.push(performance.now() - begun);
    await pause(5);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]!;
  return { median: at(0.5), most: at(0.95), longest: at(1) };
}

type Waits = Awaited<ReturnType<typeof waits>>;

const ratios = (busy: Waits, idle: Waits): Waits => ({
  median: busy.median / idle.median,
  most: busy.most / idle.most,
  longest: busy.longest / idle.longest,
});

const shown = ({ median, most, longest }: Waits) => ({
  'median ms': median.toFixed(1),
  '19 of 20 within ms': most.toFixed(1),
  'longest ms': longest.toFixed(1),
});

async function ask(url: string, token: string, method: string, path: string): Promise<number> {
  const reply = await fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.arrayBuffer()).byteLength;
}
