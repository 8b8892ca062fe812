import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { removePatient } from '../features/account/remove-patient.ts';
import { eventually } from '../testing/eventually.ts';
import { workInBackground } from '../testing/jobs.ts';
import { tablesNaming } from '../testing/portability/traces.ts';
import type { TestSmtp } from '../testing/smtp.ts';
import { startSmtp } from '../testing/smtp.ts';
import { atTheEnd } from '../testing/endings.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testApp } from '../testing/test-app.ts';
import { enqueue } from './enqueue.ts';
import type { AskedJob } from './job.ts';
import { forgetJobs, JOBS } from '../job-list.ts';
import { postBy } from './post.ts';

let house: TestApp;
let smtp: TestSmtp;
const lines: string[] = [];
beforeAll(async () => {
  const server = await startSmtp();
  atTheEnd(() => server.stop());
  smtp = server;
  const logTo = { write: (line: string) => void lines.push(line) };
  house = await testApp({ smtpUrl: server.url, logLevel: 'info' }, logTo);
});

const mail = (to: string) => ({
  to,
  subject: 'Olá',
  text: 'https://leveza.example/reset-password#token=segredo',
});
const queued = async () => {
  const { rows } = await house.db.execute(sql`select id, data from pgboss.job where name = 'send-mail'`);
  return rows;
};
const subjectsTo = (address: string) => smtp.arrived.filter(({ recipients }) => recipients.includes(address));

test('what waits is sealed, is not sent to whoever has left, and leaves nothing behind', async () => {
  const { db, vault } = house;
  const post = postBy(vault);
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  await post(db, ana.id, mail('ana@example.com'));
  await post(db, bia.id, mail('bia@example.com'));
  expect(await tablesNaming(db, ['ana@example.com', 'segredo'])).toEqual([]);
  expect(await queued()).toHaveLength(2);

  const quietly = { forgetJobs, sayGoodbye: async () => undefined, forgetMail: async () => undefined };
  await removePatient(db, vault, ana.id, quietly);
  expect(JSON.stringify(await queued())).not.toContain(ana.id);
  const [letter] = await queued();
  // Asked for by a request that was still under way when the patient left.
  await post(db, ana.id, mail('ana@example.com'));

  await workInBackground(house);
  await eventually(async () => expect(await queued()).toEqual([]));
  expect(subjectsTo('ana@example.com')).toEqual([]);
  expect(subjectsTo('bia@example.com')).toMatchObject([{ messageId: `<${String(letter!.id)}@localhost>` }]);
});

test('every job that names a patient goes with the patient', async () => {
  const { db } = house;
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  const owned = JOBS.filter((job): job is AskedJob<{ owner: string }> => {
    const { shape } = ('asks' in job ? job.asks : {}) as { shape?: object };
    return shape !== undefined && 'owner' in shape;
  });
  expect(owned.length).toBeGreaterThan(3);
  let left: string[] = [];
  // Rolled back: the queue of this file must not work on them.
  const rollBack = new Error('rolled back');
  const asked = db.transaction(async (tx) => {
    for (const job of owned) for (const { id } of [ana, bia]) await enqueue(tx, job, { owner: id });
    await forgetJobs(tx, ana.id);
    const { rows } = await tx.execute<{ owner: string }>(
      sql`select data->>'owner' as owner from pgboss.job where data->>'owner' in (${ana.id}, ${bia.id})`,
    );
    left = rows.map(({ owner }) => owner);
    throw rollBack;
  });
  await expect(asked).rejects.toBe(rollBack);
  expect(left).toEqual(owned.map(() => bia.id));
});

test('a message that came too late, or whose recipient the server refuses, is given up at once', async () => {
  const post = postBy(house.vault);
  const [ana, bia] = [await house.patient('Ana'), await house.patient('Bia')];
  await post(house.db, ana.id, mail('late@example.com'), -1);
  await post(house.db, bia.id, mail(`${randomUUID()}@refused.example`));
  await eventually(async () => {
    expect(await queued()).toEqual([]);
    expect(lines.filter((line) => line.includes('job given up'))).toHaveLength(2);
  });
  expect(subjectsTo('late@example.com')).toEqual([]);
  expect(lines.join('\n')).toMatch(/TooLate[^]*RecipientRefused|RecipientRefused[^]*TooLate/);
  expect(lines.join('\n')).not.toMatch(/@refused|@example/);
});
