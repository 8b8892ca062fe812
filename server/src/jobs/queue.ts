import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import type { ConnectionSettings, Db } from '../db/connection.ts';
import { describeFailure } from '../describe-failure.ts';
import type { Job, Surroundings } from './job.ts';
import { DEAD_JOBS, SCHEMA } from './schema.ts';
import { buryDead, workOn } from './work.ts';
import { HOUR_SECONDS, MINUTE_MS } from '@leveza/domain/time/spans.ts';

/** Its own connections, so that a rush of requests cannot keep a heartbeat from being sent; one more listens. */
const CONNECTIONS = 3;
/**
 * Seconds between two polls, without LISTEN and with it. pg-boss announces a job that can run when it is written; with
 * LISTEN the poll finds the others: jobs of a later moment, and those whose pause before another try is over.
 */
const ASKED = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 2 };
const SCHEDULED = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 20 };
/** Dead jobs are polled for, because pg-boss does not announce them. */
const DEAD = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };
const BATCH = 10;
/** How often each process looks for jobs whose worker fell silent. */
const MONITOR_SECONDS = 5;
const ZONE = 'America/Sao_Paulo';

const LONGEST_STOP_MS = 8000;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

interface Parts {
  settings: ConnectionSettings;
  db: Db;
  jobs: readonly Job[];
  surroundings: Surroundings;
  log: FastifyBaseLogger;
}

export interface RunningQueue {
  /** Resolves when the queue works, however often it had to be started. */
  started: Promise<void>;
  /** Lets the jobs under way finish, for a bounded time; a job cut off is done by another process or later. */
  stop(): Promise<void>;
}

/** Works on jobs until it is stopped. A queue that cannot start is started again in the background. */
export function startQueue(parts: Parts): RunningQueue {
  const stopping = new AbortController();
  const { promise: started, resolve } = Promise.withResolvers<void>();
  const running = keepTrying(parts, stopping.signal);
  void running.then((boss) => boss && resolve());
  return {
    started,
    stop: async () => {
      stopping.abort();
      const boss = await running;
      if (boss) await stop(boss, parts.jobs);
    },
  };
}

async function keepTrying(parts: Parts, signal: AbortSignal): Promise<PgBoss | null> {
  for (let pause = FIRST_RETRY_MS; !signal.aborted; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
    const boss = openBoss(parts);
    try {
      await boss.start();
      await keepSchedules(boss, parts.jobs);
      await work(boss, parts, signal);
      return boss;
    } catch (error) {
      parts.log.warn({ failure: describeFailure(error) }, 'the queue did not start; it is tried again');
      await boss.stop({ graceful: false }).catch(() => undefined);
      await wait(pause, signal);
    }
  }
  return null;
}

function openBoss({ settings, log }: Parts): PgBoss {
  const boss = new PgBoss({
    ...settings,
    schema: SCHEMA,
    max: CONNECTIONS,
    // The name by which a restore sees that Leveza is still running.
    application_name: 'leveza',
    connectionTimeoutMillis: 3000,
    options: '-c timezone=UTC -c statement_timeout=30000',
    useListenNotify: true,
    superviseIntervalSeconds: MONITOR_SECONDS,
    monitorIntervalSeconds: MONITOR_SECONDS,
    maintenanceIntervalSeconds: 60,
    flowIntervalSeconds: HOUR_SECONDS,
  });
  const warn = onceAMinute((failure) => log.warn({ failure }, 'queue'));
  boss.on('error', (error) => warn(describeFailure(error)));
  boss.on('warning', ({ message }) => warn({ kind: message }));
  return boss;
}

/** The schedules of this list and no others; those of a job that no longer exists end here. */
async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, schedule }) => (schedule ? [[name, schedule] as const] : [])));
  const kept = await boss.getSchedules();
  for (const { name, cron } of kept) if (wanted.get(name) !== cron) await boss.unschedule(name);
  const same = new Set(kept.map(({ name, cron }) => `${name} ${cron}`));
  for (const [name, cron] of wanted) {
    // After a time without any process each job runs once, not once for every time it was missed.
    if (!same.has(`${name} ${cron}`)) await boss.schedule(name, cron, null, { tz: ZONE, missed: 'once' });
  }
}

async function work(boss: PgBoss, parts: Parts, signal: AbortSignal): Promise<void> {
  for (const job of parts.jobs) {
    const isAsked = job.schedule === null;
    await boss.work(
      job.name,
      {
        perJobResults: true,
        // A second wake goes to another process: this one is busy with the same rows.
        batchSize: isAsked && !job.isWake ? BATCH : 1,
        burstWhenBatchFull: isAsked,
        ...(isAsked ? ASKED : SCHEDULED),
      },
      workOn(boss, job, { ...parts, signal }),
    );
  }
  const options = { includeMetadata: true, batchSize: BATCH, ...DEAD } as const;
  await boss.work(DEAD_JOBS, options, buryDead(boss, parts.log));
}

async function stop(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = [...jobs.map(({ name }) => name), DEAD_JOBS];
  const idle = Promise.all(names.map((name) => boss.offWork(name, { wait: true })));
  await Promise.race([idle, wait(LONGEST_STOP_MS)]);
  // Jobs still running go back to the queue here.
  await boss.stop({ graceful: false });
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Says the same thing once a minute at most: a database that is away fails every poll of every queue. */
function onceAMinute(say: (failure: object) => void, now: () => number = Date.now) {
  const saidAt = new Map<string, number>();
  return (failure: { kind?: unknown; code?: unknown }) => {
    const what = `${String(failure.kind)} ${String(failure.code)}`;
    if (now() - (saidAt.get(what) ?? -Infinity) < MINUTE_MS) return;
    saidAt.set(what, now());
    say(failure);
  };
}
