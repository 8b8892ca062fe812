import { Client } from 'pg';
import type { Address } from './address.ts';
import { SUPERUSER } from './create-cluster.ts';

export const DATABASE = 'leveza';
const PATIENCE_MS = 5000;

/** One short conversation with the server, over the database every cluster has. */
async function converse<T>(
  address: Address,
  password: string,
  talk: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    ...address,
    user: SUPERUSER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS * 6,
  });
  // Without a listener a connection cut between two queries would end the process; the query itself rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await talk(client);
  } finally {
    await client.end();
  }
}

export interface Identity {
  folder: string;
  version: string;
  isReadOnly: boolean;
}

export function askIdentity(address: Address, password: string): Promise<Identity> {
  return converse(address, password, async (client) => {
    const { rows } = await client.query<Identity>(
      `select current_setting('data_directory') as folder, current_setting('server_version') as version,
         current_setting('default_transaction_read_only')::boolean as "isReadOnly"`,
    );
    return rows[0]!; // a select without a table always has its row
  });
}

export function ensureDatabase(address: Address, password: string): Promise<void> {
  return converse(address, password, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}
