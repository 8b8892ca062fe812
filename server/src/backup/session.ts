import type pg from 'pg';

/** For one transaction: text that reads back the same on every server, no time limits, no hidden rows. */
const SETTINGS: Record<string, string> = {
  search_path: 'public',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  extra_float_digits: '3',
  bytea_output: 'hex',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  transaction_timeout: '0',
  // A policy that hides rows then fails the backup instead of thinning it out.
  row_security: 'off',
};

/** Begins the transaction. It ends with the connection when anything fails, so no code rolls back. */
export async function begin(client: pg.Client, mode: string): Promise<void> {
  await client.query(`begin ${mode}`);
  // Joined with what the server knows: `transaction_timeout` is younger than the oldest PostgreSQL we serve.
  await client.query(
    `select set_config(known.name, wanted.value, true)
     from unnest($1::text[], $2::text[]) as wanted (name, value)
     join pg_settings known on lower(known.name) = wanted.name`,
    [Object.keys(SETTINGS), Object.values(SETTINGS)],
  );
}
