import type pg from 'pg';
import { runLeveza } from '../scripts/leveza-process.ts';
import { poolOn } from './pool-on.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const ROUNDS = 40;
const FEW = 10;
const MANY = 3000;
const DOSE_MG = 0.01;
const UNIT_MG = 100;
const MINUTE_MS = 60_000;

/** Recording a dose from a pen with thousands of them against one with ten, turn about in one run. */
export async function benchDoses(): Promise<void> {
  const leveza = await runLeveza();
  const pool = await poolOn(leveza.dataDir, 2);
  try {
    const [few, many] = [await usedPen(pool, FEW), await usedPen(pool, MANY)];
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await record(leveza.url, few, round));
      times.many.push(await record(leveza.url, many, round));
    }
    // The first of a pen that was never settled replays everything once.
    const [ten, thousands] = [median(times.few.slice(1)), median(times.many.slice(1))];
    hold(`a dose after ${MANY}`, thousands / ten, { most: 2 });
    printTable(`Recording a dose, ms (ratio at most 2)`, [
      {
        [`pen with ${FEW}`]: ten.toFixed(2),
        [`pen with ${MANY}`]: thousands.toFixed(2),
        ratio: (thousands / ten).toFixed(2),
      },
    ]);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

interface Used {
  token: string;
  penId: string;
}

/** One pen and so many small doses from it, an hour apart up to yesterday. */
async function usedPen(pool: pg.Pool, doses: number): Promise<Used> {
  const { token, owner } = await signIn(pool);
  const { rows } = await pool.query<{ id: string }>(
    `insert into pens (user_id, medication_name, active_ingredient, manufacturer, presentation, units, unit_mg,
       unit_volume_ml, concentration_mg_ml, purchase_date, price_paid, remaining_mg, sealed_units, open_mg, opened_at)
     values ($1, 'Bancada', 'GLP-1', 'Bancada', 'multi-dose-pen', 1, $2::numeric, 3, $2::numeric / 3, current_date - 400, 500,
       $2::numeric - $3::int * $4::numeric, 0, $2::numeric - $3::int * $4::numeric, now() - interval '399 days')
     returning id`,
    [owner, UNIT_MG, doses, DOSE_MG],
  );
  const penId = rows[0]!.id;
  await pool.query(
    `insert into applications (user_id, pen_id, medication_name, applied_at, dose_mg, site)
     select $1, $2, 'Bancada', now() - interval '1 day' - n * interval '1 hour', $3, 'abdomen' from generate_series(1, $4) n`,
    [owner, penId, DOSE_MG, doses],
  );
  return { token, penId };
}

async function record(url: string, { token, penId }: Used, round: number): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${url}/api/applications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      penId,
      datetime: new Date(Date.now() - (ROUNDS + 1 - round) * MINUTE_MS).toISOString(),
      doseMg: DOSE_MG,
      applicationSite: 'abdomen',
      confirmEarly: true,
      confirmExpired: true,
    }),
  });
  if (!reply.ok) throw new Error(`dose refused: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
  return performance.now() - begun;
}
