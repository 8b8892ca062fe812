import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { runLeveza } from '../scripts/leveza-process.ts';
import { fillShelf } from './fill-shelf.ts';
import { hold } from './limits.ts';
import { percentile } from './median.ts';
import { poolOn } from './pool-on.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const TAKINGS = 10;
/** The p99 is the sixteenth of 1,600 waits: of 400 it was the fourth, and two stalls of the machine decided. */
const ROUNDS = 160;
/** The first rounds open connections and compile code. */
const WARM_UP = 5;
/** How much longer the last of ten may wait because all of them take from the same box. */
const MOST_RATIO = 2;

/** Ten takings of one box at once against ten takings of ten boxes, turn about in one run. */
export async function benchTakings(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const { token, owner } = await signIn(pool);
    await fillShelf(pool, owner);
    await pool.query('vacuum analyze');
    const boxes = await someBoxes(pool, owner);
    const same = boxes.map(() => boxes[0]!);
    const waits = { one: [] as number[], ten: [] as number[] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const ten = await takeTogether(leveza.url, token, boxes);
      const one = await takeTogether(leveza.url, token, same);
      if (round < 0) continue;
      waits.ten.push(...ten);
      waits.one.push(...one);
    }
    const rows = [0.5, 0.99].map((share) => {
      const [one, ten] = [percentile(waits.one, share), percentile(waits.ten, share)];
      return {
        what: `p${share * 100}`,
        'one box ms': one.toFixed(1),
        'ten boxes ms': ten.toFixed(1),
        ratio: one / ten,
      };
    });
    hold(`p99 of ${TAKINGS} takings of one box, against ${TAKINGS} boxes`, rows[1]!.ratio, {
      most: MOST_RATIO,
    });
    printTable(
      `${TAKINGS} takings at once (p99 of one box at most ${MOST_RATIO} × that of ${TAKINGS})`,
      rows.map(({ ratio, ...row }) => ({ ...row, ratio: ratio.toFixed(2) })),
    );
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

async function someBoxes(pool: pg.Pool, owner: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from inventory_items where user_id = $1 limit $2',
    [owner, TAKINGS],
  );
  return rows.map(({ id }) => id);
}

/** As the web sends them: each with a key of its own. */
export function takeTogether(url: string, token: string, boxes: readonly string[]): Promise<number[]> {
  const takings = boxes.map(async (inventoryId) => {
    const begun = performance.now();
    const reply = await fetch(`${url}/api/usage`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ inventoryId, quantityUsed: 1, confirmOften: true, timeOfDay: 'morning' }),
    });
    if (!reply.ok) throw new Error(`a taking was refused: ${reply.status}`);
    await reply.arrayBuffer();
    return performance.now() - begun;
  });
  return Promise.all(takings);
}
