import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgBoss, QueueResult } from 'pg-boss';
import type { Db } from '../db/connection.ts';
import type { AskedJob } from './job.ts';
import { SCHEMA } from './schema.ts';

/** Writes a job in the caller's transaction: rolled back, it was never there; committed, it will be done. */
export async function enqueue<Data extends object>(db: Db, job: AskedJob<Data>, data: Data): Promise<void> {
  const id = await onQueue(db, (queue) => queue.send(job.name, data));
  // A letter that nothing would send must not pass for one that waits.
  if (id === null) throw new Error(`no queue ${job.name}`);
}

/** Wakes a job at a moment, or at once; those of one moment that wait are one. */
export async function wakeAt(db: Db, job: string, moment: Date | null): Promise<void> {
  const when = moment ? { startAfter: moment, singletonKey: moment.toISOString() } : { singletonKey: 'now' };
  await onQueue(db, (queue) => queue.send(job, null, when));
}

/** Takes back what was asked for with this data and is not done yet. */
export function takeBack<Data extends object>(
  db: Db,
  job: AskedJob<Data>,
  data: Partial<Data>,
): Promise<void> {
  return onQueue(db, async (queue) => {
    const waiting = await queue.findJobs(job.name, { data });
    const ids = waiting.map(({ id }) => id);
    if (ids.length > 0) await queue.deleteJob(job.name, ids);
  });
}

const callers = new AsyncLocalStorage<Db>();
let opened: Promise<PgBoss> | undefined;

/** The queue as seen from one connection or transaction: nothing is started, only statements are sent. */
function onQueue<T>(db: Db, work: (queue: PgBoss) => Promise<T>): Promise<T> {
  return callers.run(db, async () => work(await (opened ??= open())));
}

const asCaller = {
  executeSql: (text: string, values?: unknown[]) =>
    callers.getStore()!.$client.query<QueueResult>(text, values),
};

/** One for the process, because it looks each queue up once. Its code loads when first needed: the start does not need it. */
async function open(): Promise<PgBoss> {
  const { PgBoss: Queue } = await import('pg-boss');
  return new Queue({ db: asCaller, schema: SCHEMA });
}
