import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { documentIn } from '../../testing/portability/archives.ts';
import { urlOf } from '../../testing/postgres.ts';
import { startLeveza } from '../../testing/process.ts';
import { createPatient, testDatabase } from '../../testing/test-app.ts';

/** Those of `npm start`: without them V8 keeps garbage that says nothing about what is held. */
const AS_IN_START = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
const READERS = 5;
const ROWS = 10_000;
const NOTE_LENGTH = 4000;
/** Each export writes every note twice, once for each kind of reader. */
const ALL_EXPORTS_MB = (READERS * ROWS * NOTE_LENGTH * 2) / 1024 ** 2;

test.runIf(process.platform === 'linux')(
  'five readers that do not read fill no memory, keep nobody waiting, and get all of it later',
  { timeout: 120_000 },
  async () => {
    const { db, settings } = await testDatabase();
    const { id, token } = await createPatient(db);
    await db.execute(sql`
      insert into measurements (user_id, measured_at, weight_kg, notes)
      select ${id}, now() - n * interval '1 hour', 90, repeat(md5(n::text), ${NOTE_LENGTH / 32})
      from generate_series(1, ${ROWS}) n`);
    const leveza = await startLeveza({ DATABASE_URL: urlOf(settings) }, AS_IN_START);
    onTestFinished(async () => void (await leveza.end('SIGKILL')));
    const headers = { authorization: `Bearer ${token}` };
    const before = residentMb(leveza.child.pid!);

    // The answer's head is there; its body waits in the socket until it is read.
    const exports = await Promise.all(
      Array.from({ length: READERS }, () =>
        fetch(`${leveza.url}/api/account/export`, { method: 'POST', headers }),
      ),
    );
    expect(exports.map(({ status }) => status)).toEqual(Array.from({ length: READERS }, () => 200));
    expect((await fetch(`${leveza.url}/api/account`, { headers })).status).toBe(200);
    const grown = residentMb(leveza.child.pid!) - before;
    expect(grown).toBeLessThan(ALL_EXPORTS_MB / 2);

    const [first, ...given] = exports.map(({ body }) => Readable.fromWeb(body as ReadableStream<Uint8Array>));
    for (const stream of given) stream.destroy();
    const { content } = await documentIn(await buffer(first!));
    expect(content.measurements).toHaveLength(ROWS);
  },
);

function residentMb(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round(Number(kilobytes) / 1024);
}
