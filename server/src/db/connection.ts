import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

interface TransactionSettings {
  isolationLevel?: 'repeatable read' | 'serializable';
  accessMode?: 'read only';
}

/**
 * Sets the last write of a transaction. It leaves together with the commit, so that others who wait for a row are not kept
 * for an answer in between; where it fails, PostgreSQL makes the commit a rollback. It is a query and no function, because
 * one that asks a moment later would come after the commit.
 */
type Lastly = (write: pg.QueryConfig) => void;

type Work<T> = (tx: Db, lastly: Lastly) => Promise<T>;

type Client = pg.Pool | pg.Client | pg.PoolClient;

/** A connection or an open transaction: functions that speak SQL take one and never reach for another. */
export interface Db extends Omit<NodePgDatabase, 'transaction'> {
  /** A prepared statement is run on this client. */
  $client: Client;
  /** All of the work or none of it; inside another transaction, a part of that one. */
  transaction<T>(work: Work<T>, settings?: TransactionSettings): Promise<T>;
}

export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };

// A patient waits at most 5 s for "try again": one statement has to give up before that.
const STATEMENT_LIMIT_MS = 4000;
const CONNECT_LIMIT_MS = 3000;
// No patient waits for other work, and a machine that is starting everything at once may take longer than that.
const UNHURRIED_CONNECT_LIMIT_MS = 15_000;

// Every statement is bound to its owner or to a key, so one plan serves all values; planning anew for each call took longer
// than most answers.
const SESSION_OPTIONS = '-c timezone=UTC -c plan_cache_mode=force_generic_plan';

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
    options: SESSION_OPTIONS,
    // Statements leave as they are asked: the last write of a transaction and its commit are one way to the database and back.
    pipeline: true,
  });
  // An idle connection lost with the database is not an event of its own: the next query reports it.
  pool.on('error', () => undefined);
  // Nor is one in use: its query fails and says so, while an unheard event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: dbOn(pool), pool, close: () => pool.end() };
}

/** One connection without limits for its statements, for work that is not a request (migrations, data loads, backups). */
export async function withSingleConnection<T>(
  settings: ConnectionSettings,
  work: (client: pg.Client, db: Db) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: UNHURRIED_CONNECT_LIMIT_MS,
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
    // The pool closes a lost connection: its state is unknown.
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
    const result = await work(whole.tx, whole.lastly);
    whole.refuseFailed();
    await Promise.all([...whole.lastWrites, 'commit'].map((query) => client.query(query)));
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
  const lastWrites: pg.QueryConfig[] = [];
  const lastly: Lastly = (write) => void lastWrites.push(write);
  const tx: Db = Object.assign(Object.create(drizzleOn(client)) as NodePgDatabase & { $client: Client }, {
    transaction: <T>(work: Work<T>) =>
      work(tx, lastly).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
  });
  const refuseFailed = () => {
    if (failures.length > 0) throw failures[0];
  };
  return { tx, lastly, lastWrites, refuseFailed };
}

const known = new WeakMap<pg.Client | pg.PoolClient, NodePgDatabase>();

/** Drizzle is made once for a connection, which serves many transactions. */
function drizzleOn(client: pg.Client | pg.PoolClient): NodePgDatabase {
  let made = known.get(client);
  if (!made) {
    made = drizzle({ client });
    known.set(client, made);
  }
  return made;
}

function beginOf({ isolationLevel, accessMode }: TransactionSettings): string {
  const isolation = isolationLevel && `isolation level ${isolationLevel}`;
  return ['begin', isolation, accessMode].filter(Boolean).join(' ');
}
