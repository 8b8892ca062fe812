import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import type pg from 'pg';
import { runLeveza } from '../scripts/leveza-process.ts';
import { STATEMENTS_HEADER, WAVES_HEADER } from './count-statements.ts';
import { hold } from './limits.ts';
import { median } from './median.ts';
import { poolOn } from './pool-on.ts';
import { readsOf } from './reads.ts';
import { printTable } from './table.ts';

const ROUNDS = 15;
/** The session's own lookup is one of them. */
const MOST_STATEMENTS = 8;
/** Of statements that leave side by side; a patient waits for each wave. */
const MOST_WAVES = 4;

/**
 * The most statements, their waves and the median ms of every read of the contract, one call at a time: for the demonstration
 * account and for a patient with the same records, whose consent is looked up.
 */
export async function benchStatements(): Promise<void> {
  const leveza = await runLeveza({}, { imports: ['./bench/count-statements.ts'] });
  const pool = await poolOn(leveza.dataDir, 1);
  try {
    const demo = await demonstration(leveza.url);
    const patient = await demonstration(leveza.url);
    await makePatient(pool);
    const get = (cookie: string, path: string, headers = {}) =>
      fetch(`${leveza.url}/api${path}`, { headers: { cookie, ...headers } });
    for (const [account, cookie] of Object.entries({ demonstration: demo, patient })) {
      const listAt = async (path: string) => {
        const reply = await get(cookie, path);
        return reply.ok ? ((await reply.json()) as { data: { id: string }[] }).data : [];
      };
      const rows = [];
      const unread = [];
      for (const { read, path } of await readsOf(listAt)) {
        const { status, ...cost } = await costOf((headers) => get(cookie, path, headers));
        if (status >= 400) {
          unread.push(`${read} (${status})`);
          continue;
        }
        hold(`statements of ${path}, ${account}`, cost.statements, { most: MOST_STATEMENTS });
        hold(`waves of ${path}, ${account}`, cost.waves, { most: MOST_WAVES });
        rows.push({ read, call: path.replace(/[\da-f-]{36}/, ':id'), ...cost, ms: cost.ms.toFixed(1) });
      }
      const limits = `at most ${MOST_STATEMENTS} statements in ${MOST_WAVES} waves`;
      printTable(`Statements, waves and ms a call, ${account} (${limits})`, rows);
      console.log(`Nothing to read there: ${unread.join(', ')}`);
    }
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

async function costOf(call: (headers?: Record<string, string>) => Promise<Response>) {
  const times: number[] = [];
  let statements = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const reply = await call();
    await reply.arrayBuffer();
    times.push(performance.now() - begun);
    statements = Math.max(statements, Number(reply.headers.get(STATEMENTS_HEADER) ?? NaN));
    if (!reply.ok) break;
  }
  const counted = await call({ [WAVES_HEADER]: 'count' });
  await counted.arrayBuffer();
  const waves = Number(counted.headers.get(WAVES_HEADER) ?? NaN);
  return { status: counted.status, statements, waves, ms: median(times) };
}

async function demonstration(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/demo`, { method: 'POST', headers: { origin: url } });
  if (!reply.ok) throw new Error(`no demonstration account: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

/** Lets the newest demonstration stay, with the consent that a patient gives. */
async function makePatient(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with kept as (update users set demo_expires_at = null
       where id = (select id from users order by created_at desc limit 1) returning id)
     insert into consents (user_id, purpose, version) select id, 'health-data', $1 from kept`,
    [CONSENT_VERSION],
  );
}
