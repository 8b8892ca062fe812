import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildServer } from '../scripts/build-server.ts';
import { runLeveza } from '../scripts/leveza-process.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { VICTIMS, burn, restartAfter } from './restart.ts';
import { printTable } from './table.ts';

const ROUNDS = 5;
/** The longest wait of a patient on a machine with two busy cores; on a slower one the ratio says more. */
const BACK_WITHIN_S = 10;

/** From the command to the first healthy answer, against the bare database and a bare server. */
export async function benchStart(): Promise<void> {
  buildServer();
  const { dataDir, startedInMs, stop } = await runLeveza({}, { isBuilt: true });
  await stop({ keepsData: true });
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await timeOf(['bench/bare-start.ts'], dataDir));
    ours.push(await timeOf(['scripts/run.mjs', 'scripts/start.ts'], dataDir));
  }
  const restarts = await benchRestarts(dataDir);
  rmSync(dirname(dataDir), { recursive: true, force: true });
  const [base, full] = [median(bare), median(ours)];
  hold('start', full / base, { most: 3 });
  printTable(`Start (median of ${ROUNDS})`, [
    { what: 'first start, empty data folder', ms: Math.round(startedInMs), ratio: '' },
    { what: 'bare database + bare server', ms: Math.round(base), ratio: 1 },
    { what: 'what npm start runs, already built', ms: Math.round(full), ratio: (full / base).toFixed(2) },
    { what: 'limit', ms: '', ratio: 3 },
  ]);
  printTable('Back after a SIGKILL in the middle of writes, both cores busy (at most 10 s)', restarts);
}

/** A busy machine is as slow for the bare start, so the ratio says what is ours. */
async function benchRestarts(dataDir: string) {
  const burners = burn();
  const bare = await timeOf(['bench/bare-start.ts'], dataDir);
  for (const burner of burners) burner.kill('SIGKILL');
  const rows = [{ what: 'bare database + bare server', s: (bare / 1000).toFixed(1), ratio: '1' }];
  for (const victim of VICTIMS) {
    const took = await restartAfter(victim, dataDir);
    hold(`seconds until back, killed: ${victim}`, took / 1000, { most: BACK_WITHIN_S });
    rows.push({ what: `killed: ${victim}`, s: (took / 1000).toFixed(1), ratio: (took / bare).toFixed(2) });
  }
  return rows;
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
