import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Queue, QueueResult } from 'pg-boss';
import { DAY_SECONDS, HOUR_SECONDS } from '@leveza/domain/time/spans.ts';
import manifest from '../../package.json' with { type: 'json' };
import type { Job } from './job.ts';

/** Where pg-boss keeps its tables, apart from ours: a backup leaves them out, and a restore takes them away. */
export const SCHEMA = 'pgboss';

/** Receives a copy of every job that was given up. */
export const DEAD_JOBS = 'dead-jobs';

/** The queues that pg-boss keeps for itself begin like this. */
const INTERNAL = '__pgboss__';

// Any fixed number other than that of our own migrations: processes that start together take turns on it.
const LOCK = 5_123_800_417;

/** pg-boss accepts no less: a worker silent for as long as this has died. */
const HEARTBEAT_SECONDS = 10;
const LONGEST_JOB_SECONDS = 15 * 60;
const KEEP_DONE_SECONDS = HOUR_SECONDS;
const GIVE_UP_WAITING_SECONDS = 14 * DAY_SECONDS;

interface WantedQueue {
  name: string;
  policy: 'standard' | 'short' | 'exclusive';
  options: Omit<Queue, 'name' | 'policy'>;
}

/**
 * The tables of the queue up to date, and a queue for every job. An ordinary start sees by one question that nothing
 * is to be done, and neither loads pg-boss nor writes. Returns the queues without a job that stay for what waits in them.
 */
export async function prepareQueue(client: pg.Client, jobs: readonly Job[]): Promise<string[]> {
  const queues = queuesFor(jobs);
  const fingerprint = fingerprintOf(queues);
  if ((await fingerprintIn(client)) === fingerprint) return [];
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    if ((await fingerprintIn(client)) === fingerprint) return [];
    const left = await bringUpToDate(client, queues);
    await client.query(`comment on schema ${SCHEMA} is '${fingerprint}'`);
    return left;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
}

async function bringUpToDate(client: pg.Client, queues: WantedQueue[]): Promise<string[]> {
  const { PgBoss } = await import('pg-boss');
  const executeSql = (text: string, values?: unknown[]) => client.query<QueueResult>(text, values);
  const boss = new PgBoss({ db: { executeSql }, schema: SCHEMA, supervise: false, schedule: false });
  await boss.start();
  try {
    const there = new Map((await boss.getQueues()).map(({ name, policy }) => [name, policy]));
    for (const { name, policy, options } of queues) {
      if (!there.has(name)) await boss.createQueue(name, { policy, ...options });
      else await boss.updateQueue(name, options);
      if (there.has(name) && there.get(name) !== policy) await changePolicy(client, name, policy);
    }
    for (const { name } of queues) there.delete(name);
    const left: string[] = [];
    for (const name of there.keys())
      if (!name.startsWith(INTERNAL) && !(await dropIfDone(client, name))) left.push(name);
    return left;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/**
 * Drops a queue in which nothing waits or is worked on. Another one may be that of a newer Leveza, beside this one or
 * before it was rolled back, whose code does those jobs.
 */
async function dropIfDone(client: pg.Client, name: string): Promise<boolean> {
  await client.query('begin');
  try {
    // A job that is being written needs this row at its commit: it is either seen here, or its request fails and says so.
    await client.query(`select from ${SCHEMA}.queue where name = $1 for update`, [name]);
    const { rowCount: waiting } = await client.query(
      `select from ${SCHEMA}.job where name = $1 and state in ('created', 'retry', 'active') limit 1`,
      [name],
    );
    if (waiting === 0) await client.query(`select ${SCHEMA}.delete_queue($1)`, [name]);
    await client.query('commit');
    return waiting === 0;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** pg-boss refuses it for the tables of a queue's own; ours share one, whose indexes look at the policy of each job. */
async function changePolicy(client: pg.Client, name: string, policy: WantedQueue['policy']): Promise<void> {
  await client.query(`update ${SCHEMA}.queue set policy = $2, updated_on = now() where name = $1`, [
    name,
    policy,
  ]);
}

function queuesFor(jobs: readonly Job[]): WantedQueue[] {
  const common = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: LONGEST_JOB_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    retentionSeconds: GIVE_UP_WAITING_SECONDS,
  };
  return [
    { name: DEAD_JOBS, policy: 'standard', options: { ...common, retryLimit: 1000, retryDelay: 60 } },
    ...jobs.map((job): WantedQueue => ({
      name: job.name,
      policy: policyOf(job),
      options: { ...common, ...retriesOf(job) },
    })),
  ];
}

function policyOf({ schedule, isWake }: Job): WantedQueue['policy'] {
  // A job by the clock is not asked for again while it waits, works or pauses before another try.
  if (schedule !== null) return 'exclusive';
  return isWake ? 'short' : 'standard';
}

function retriesOf({ retries }: Job) {
  return {
    deadLetter: DEAD_JOBS,
    retryLimit: retries.times,
    retryDelay: retries.firstSeconds,
    retryBackoff: true,
    retryDelayMax: retries.longestSeconds,
  };
}

function fingerprintOf(queues: WantedQueue[]): string {
  const version = manifest.dependencies['pg-boss'];
  return createHash('sha256')
    .update(JSON.stringify([version, queues]))
    .digest('hex');
}

/** Kept as the comment of the schema, so that it goes with it. */
async function fingerprintIn(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ fingerprint: string | null }>(
    `select obj_description(to_regnamespace('${SCHEMA}'), 'pg_namespace') as fingerprint`,
  );
  return rows[0]?.fingerprint ?? null;
}
