import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

type Client = pg.Pool | pg.Client | pg.PoolClient;

interface TransactionSettings {
  isolationLevel?: 'repeatable read' | 'serializable';
  accessMode?: 'read only';
}

/** A connection or an open transaction: functions that speak SQL take one and never reach for another. */
export interface Db extends Omit<NodePgDatabase, 'transaction'> {
  /** What a statement that is already written runs on. */
  $client: Client;
  /** All of the work or none of it; inside another transaction, a part that can fail by itself. */
  transaction<T>(work: (tx: Db) => Promise<T>, settings?: TransactionSettings): Promise<T>;
}

export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

// A patient waits at most 5 s for "try again": one statement has to give up before that.
const STATEMENT_LIMIT_MS = 4000;
const CONNECT_LIMIT_MS = 3000;

export interface Connection {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

export function connect(settings: ConnectionSettings, { size = 20 }: { size?: number } = {}): Connection {
  const pool = new pg.Pool({
    ...settings,
    max: size,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS + 250,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'leveza',
    options: '-c timezone=UTC',
  });
  // An idle connection lost with the database is not an event of its own: the next query reports it.
  pool.on('error', () => undefined);
  // Nor is one in use: its query fails and says so, while an unheard event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: dbOn(pool), pool, close: () => pool.end() };
}

/** One connection without time limits, for work that is not a request (migrations, data loads, backups). */
export async function withSingleConnection<T>(
  settings: ConnectionSettings,
  work: (client: pg.Client, db: Db) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    application_name: 'leveza',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client, dbOn(client));
  } finally {
    await client.end();
  }
}

/** Drizzle on a client, with transactions that show theirs: Drizzle's own keep it to themselves. */
export function dbOn(client: pg.Pool | pg.Client): Db {
  return Object.assign(drizzle({ client }), {
    transaction: <T>(work: (tx: Db) => Promise<T>, settings: TransactionSettings = {}) =>
      client instanceof pg.Pool
        ? onOneOf(client, (one) => inTransaction(one, work, settings))
        : inTransaction(client, work, settings),
  });
}

async function onOneOf<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    if (error instanceof NotRolledBack) broken = error;
    throw error instanceof NotRolledBack ? error.cause : error;
  } finally {
    // With an error the pool forgets the connection: nobody knows what it still holds.
    client.release(broken);
  }
}

class NotRolledBack extends Error {}

async function inTransaction<T>(
  client: pg.Client | pg.PoolClient,
  work: (tx: Db) => Promise<T>,
  { isolationLevel, accessMode }: TransactionSettings,
): Promise<T> {
  await client.query(
    ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' '),
  );
  try {
    const result = await work(transactionOn(client, 1));
    await client.query('commit');
    return result;
  } catch (cause) {
    await client.query('rollback').catch(() => {
      throw new NotRolledBack('The transaction could not be rolled back.', { cause });
    });
    throw cause;
  }
}

function transactionOn(client: pg.Client | pg.PoolClient, depth: number): Db {
  return Object.assign(drizzle({ client }), {
    transaction: async <T>(work: (tx: Db) => Promise<T>) => {
      const savepoint = `leveza_${depth}`;
      await client.query(`savepoint ${savepoint}`);
      try {
        const result = await work(transactionOn(client, depth + 1));
        await client.query(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await client.query(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
  });
}
