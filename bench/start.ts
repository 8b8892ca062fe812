import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runLeveza } from '../scripts/leveza-process.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;

/** From the command to the first healthy answer, against the bare database and a bare server. */
export async function benchStart(): Promise<void> {
  const { dataDir, startedInMs, stop } = await runLeveza();
  await stop({ keepsData: true });
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await timeOf(['bench/bare-start.ts'], dataDir));
    ours.push(await timeOf(['scripts/run.mjs', 'scripts/start.ts'], dataDir));
  }
  rmSync(dirname(dataDir), { recursive: true, force: true });
  const [base, full] = [median(bare), median(ours)];
  hold('start', full / base, { most: 3 });
  printTable(`Start (median of ${ROUNDS})`, [
    { what: 'first start, empty data folder', ms: Math.round(startedInMs), ratio: '' },
    { what: 'bare database + bare server', ms: Math.round(base), ratio: 1 },
    { what: 'what npm start runs, already built', ms: Math.round(full), ratio: (full / base).toFixed(2) },
    { what: 'limit', ms: '', ratio: 3 },
  ]);
}

async function timeOf(command: string[], dataDir: string): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ ready }] = (await once(child, 'message')) as [{ ready: number }];
  const reply = await fetch(`http://localhost:${ready}/api/health`);
  if (!reply.ok) throw new Error(`not healthy: ${reply.status}`);
  const took = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return took;
}
