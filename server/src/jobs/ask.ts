import { sql } from 'drizzle-orm';
import type { Db } from '../db/connection.ts';
import type { AskedJob } from './job.ts';
import { SCHEMA } from './schema.ts';

/** Asks for a job in the caller's transaction: rolled back, it was never asked for; committed, it will be done. */
export async function ask<Data extends object>(db: Db, job: AskedJob<Data>, data: Data): Promise<void> {
  const queue = await queueOn(db);
  await queue.send(job.name, data);
}

/** Wakes a job at a moment, or at once; those of one moment that wait are one. */
export async function wakeAt(db: Db, job: string, moment: Date | null): Promise<void> {
  const queue = await queueOn(db);
  await queue.send(
    job,
    null,
    moment ? { startAfter: moment, singletonKey: moment.toISOString() } : { singletonKey: 'now' },
  );
}

/** Takes back what was asked for with this data and is not done yet. */
export async function takeBack<Data extends object>(
  db: Db,
  job: AskedJob<Data>,
  data: Partial<Data>,
): Promise<void> {
  const queue = await queueOn(db);
  const waiting = await queue.findJobs(job.name, { data });
  const ids = waiting.map(({ id }) => id);
  if (ids.length > 0) await queue.deleteJob(job.name, ids);
}

/** The queue as seen from one connection or transaction: nothing is started, only statements are sent. */
async function queueOn(db: Db) {
  // The queue's code loads when first needed, because the start does not need it.
  const { PgBoss, fromDrizzle } = await import('pg-boss');
  return new PgBoss({ db: fromDrizzle(db, sql), schema: SCHEMA });
}
