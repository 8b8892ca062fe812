import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from './connection.ts';

export interface TransactionSettings {
  isolationLevel?: 'repeatable read' | 'serializable';
  accessMode?: 'read only';
}

type Work<T> = (tx: Db) => Promise<T>;

/** Drizzle on a client. Its own transactions keep their connection to themselves, so a statement could not use it. */
export function dbOn(client: pg.Pool | pg.Client): Db {
  return Object.assign(drizzle({ client }), {
    transaction: <T>(work: Work<T>, settings: TransactionSettings = {}) =>
      client instanceof pg.Pool
        ? inTransactionOfPool(client, work, settings)
        : inTransaction(client, work, settings),
  });
}

async function inTransactionOfPool<T>(
  pool: pg.Pool,
  work: Work<T>,
  settings: TransactionSettings,
): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await inTransaction(client, work, settings, () => (isLost = true));
  } finally {
    // The pool closes a lost connection: nobody knows what it still holds.
    client.release(isLost);
  }
}

async function inTransaction<T>(
  client: pg.Client | pg.PoolClient,
  work: Work<T>,
  settings: TransactionSettings,
  onLost: () => void = () => undefined,
): Promise<T> {
  try {
    await client.query(beginOf(settings));
    const whole = openOn(client);
    const result = await work(whole.tx);
    whole.refuseFailed();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(onLost);
    throw error;
  }
}

/**
 * A transaction asked for inside another one is a part of it, and adds no round trips while locks are held: a request
 * with an idempotency key is a transaction already. So what fails in a part fails the whole, even if somebody catches it.
 */
function openOn(client: pg.Client | pg.PoolClient) {
  const failures: unknown[] = [];
  const tx: Db = Object.assign(drizzle({ client }), {
    transaction: <T>(work: Work<T>) =>
      work(tx).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
  });
  const refuseFailed = () => {
    if (failures.length > 0) throw failures[0];
  };
  return { tx, refuseFailed };
}

function beginOf({ isolationLevel, accessMode }: TransactionSettings): string {
  const isolation = isolationLevel && `isolation level ${isolationLevel}`;
  return ['begin', isolation, accessMode].filter(Boolean).join(' ');
}
