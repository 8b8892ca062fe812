import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata, PgBoss, Job as Claimed } from 'pg-boss';
import { fromDrizzle } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '../db/connection.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Job, Surroundings } from './job.ts';
import { Hopeless } from './job.ts';

interface Parts {
  db: Db;
  surroundings: Surroundings;
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** Another process holds the job now; this one's work for it is rolled back, or was a repeat. */
class TakenOver extends Error {
  override name = 'TakenOver';
}

/** Works on a batch side by side; each job succeeds or fails for itself. */
export function workOn(boss: PgBoss, job: Job, { db, surroundings, signal, log }: Parts) {
  const workOne = async (claimed: Claimed): Promise<JobResult> => {
    const finish = (on: Db) => finishIn(on, boss, job, claimed);
    try {
      const { id, data } = claimed;
      await job.work(db, {
        ...surroundings,
        id,
        data,
        finish,
        now: new Date(),
        signal: AbortSignal.any([signal, claimed.signal]),
      });
      return { id, status: 'completed' };
    } catch (error) {
      log.warn(
        { job: job.name, attempt: claimed.retryCount + 1, failure: describeFailure(error) },
        'job failed',
      );
      const status = error instanceof Hopeless ? 'deadletter' : 'failed';
      return { id: claimed.id, status, output: kindOf(error) };
    }
  };
  return (batch: Claimed[]) => Promise.all(batch.map(workOne));
}

/** The answer of pg-boss after settling a job; its types leave the number out. */
const Settled = z.object({ affected: z.number() });

/** A job that was asked for goes with all it holds. One by the clock stays for its schedule to see. */
async function finishIn(db: Db, boss: PgBoss, job: Job, claimed: Claimed): Promise<void> {
  const on = { db: fromDrizzle(db, sql) };
  const answer =
    job.schedule === null
      ? await boss.deleteJob(job.name, claimed, on)
      : await boss.complete(job.name, claimed, null, on);
  if (Settled.parse(answer).affected !== 1) throw new TakenOver();
}

/** Says that a job was given up, by name and kind of failure, and removes it with all it holds. */
export function buryDead(boss: PgBoss, log: FastifyBaseLogger) {
  return async (dead: JobWithMetadata[]): Promise<void> => {
    for (const { id, name, sourceName, sourceId, sourceRetryCount, sourceOutput } of dead) {
      log.error(
        { job: sourceName, attempts: (sourceRetryCount ?? 0) + 1, failure: sourceOutput },
        'job given up',
      );
      if (sourceName && sourceId) await boss.deleteJob(sourceName, sourceId);
      await boss.deleteJob(name, id);
    }
  };
}

/** Kept with the job until it is done: no message and no stack, which quote values. */
function kindOf(error: unknown): object {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as { code?: unknown };
  return { kind: error.name, ...(typeof code === 'string' && { code }) };
}
