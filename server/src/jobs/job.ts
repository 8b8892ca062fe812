import type { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/connection.ts';
import type { SendMail } from '../services/mail/message.ts';
import type { Channels } from '../services/channels.ts';
import type { Vault } from '../services/vault/vault.ts';

/** Dependencies of a job besides the database. */
export interface Surroundings {
  config: Config;
  vault: Vault;
  sendMail: SendMail;
  channels: Channels;
  baseUrl: () => string;
}

/** One attempt at a job. */
export interface Attempt extends Surroundings {
  /** Stays the same when the job is tried again, so that a repeat can be recognised. */
  id: string;
  /** Ends when the process is asked to leave: a long job stops between two patients and the next run goes on. */
  signal: AbortSignal;
  /** When this attempt began. */
  now: Date;
  data: unknown;
  /** Marks the job as done, in this transaction. Fails when another process has taken the job over. */
  finish(db: Db): Promise<void>;
}

export interface Job {
  name: string;
  /** A cron expression of five fields, in America/Sao_Paulo; null for a job that a request asks for. */
  schedule: string | null;
  retries: Retries;
  /** It carries no data: asked for again for the same moment while it waits, it still waits once. */
  isWake?: true;
  work(db: Db, attempt: Attempt): Promise<void>;
}

/** The pause doubles after each failure, from the first to the longest; then the job is given up and logged. */
export interface Retries {
  times: number;
  firstSeconds: number;
  longestSeconds: number;
}

/** A job that a request asks for, and what the request has to say. */
export interface AskedJob<Data extends object> extends Job {
  schedule: null;
  readonly asks: z.ZodType<Data>;
}

const SCHEDULED_RETRIES: Retries = { times: 3, firstSeconds: 20, longestSeconds: 300 };

/** A job by the clock. It may be cut off anywhere and run again, so what it does must bear repeating. */
export function scheduled(
  name: string,
  schedule: string,
  run: (db: Db, attempt: Attempt) => Promise<unknown>,
): Job {
  const work: Job['work'] = async (db, attempt) => {
    await run(db, attempt);
    await attempt.finish(db);
  };
  return { name, schedule, retries: SCHEDULED_RETRIES, work };
}

export interface Asked<Data extends object> {
  name: string;
  asks: z.ZodType<Data>;
  retries: Retries;
  run(db: Db, data: Data, attempt: Attempt): Promise<void>;
}

/** A job whose effect is rows: effect and end of the job are one transaction, so the effect happens exactly once. */
export function inOneTransaction<Data extends object>({ run, ...asked }: Asked<Data>): AskedJob<Data> {
  const work: Job['work'] = (db, attempt) =>
    db.transaction(async (tx) => {
      await run(tx, asked.asks.parse(attempt.data), attempt);
      await attempt.finish(tx);
    });
  return { ...asked, schedule: null, work };
}

/** A job whose effect lies outside: a process that dies between effect and end makes another one repeat it. */
export function atLeastOnce<Data extends object>({ run, ...asked }: Asked<Data>): AskedJob<Data> {
  const work: Job['work'] = async (db, attempt) => {
    await run(db, asked.asks.parse(attempt.data), attempt);
    await attempt.finish(db);
  };
  return { ...asked, schedule: null, work };
}

const WAKE_RETRIES: Retries = { times: 3, firstSeconds: 2, longestSeconds: 10 };

/** A job that looks for rows whose moment has come. Rows say what is to be done, so that a lost wake loses nothing. */
export function wake(name: string, run: (db: Db, attempt: Attempt) => Promise<unknown>): Job {
  const work: Job['work'] = async (db, attempt) => {
    await run(db, attempt);
    await attempt.finish(db);
  };
  return { name, schedule: null, retries: WAKE_RETRIES, isWake: true, work };
}

/** A failure that no further try can mend: the job is given up at once. */
export class Hopeless extends Error {
  override name = 'Hopeless';
}
