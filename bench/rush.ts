import pg from 'pg';
import { runLeveza } from '../scripts/leveza-process.ts';
import { runningDatabase } from '../server/src/db/embedded/running.ts';
import { hashPassword } from '../server/src/features/auth/password-hash.ts';
import { fillShelf } from './fill-shelf.ts';
import { hold } from './limits.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const AT_ONCE = 200;
const PASSWORD = 'gato-no-telhado-7';

/** A rush: sign-ins of as many patients, and reads beside them, all at the same moment. Late is fine, refused is not. */
export async function benchRush(): Promise<void> {
  const leveza = await runLeveza();
  const pool = new pg.Pool({ ...(await runningDatabase(leveza.dataDir))!, max: 5 });
  try {
    const emails = Array.from({ length: AT_ONCE }, (_, at) => `rush-${at}@example.com`);
    await pool.query(`insert into users (name, email, password_hash) select 'Ana', unnest($1::text[]), $2`, [
      emails,
      await hashPassword(PASSWORD),
    ]);
    const { token, owner } = await signIn(pool);
    await fillShelf(pool, owner);
    const headers = { authorization: `Bearer ${token}` };
    const signIns = emails.map((email) => () => post(leveza.url, { email, password: PASSWORD }));
    const reads = emails.map(() => () => fetch(`${leveza.url}/api/user-inventory`, { headers }));
    const [signedIn, read] = await Promise.all([all(signIns), all(reads)]);
    const rows = [
      { what: `${AT_ONCE} sign-ins`, ...signedIn },
      { what: `${AT_ONCE} reads`, ...read },
    ];
    for (const { what, refused } of rows) hold(`${what} at once, refused`, refused, { most: 0 });
    printTable('A rush (none may be refused)', rows);
  } finally {
    await pool.end();
    await leveza.stop();
  }
}

function post(url: string, body: object): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function all(requests: (() => Promise<Response>)[]) {
  const begun = performance.now();
  const statuses = await Promise.all(
    requests.map(async (send) => {
      const reply = await send();
      await reply.arrayBuffer();
      return reply.status;
    }),
  );
  const refused = statuses.filter((status) => status >= 300).length;
  return {
    refused,
    '5xx': statuses.filter((status) => status >= 500).length,
    'last after ms': Math.round(performance.now() - begun),
  };
}
