import type pg from 'pg';
import type { Migration } from '../db/migrate.ts';
import { SCHEMA as QUEUE_SCHEMA } from '../jobs/schema.ts';
import { applyMigration, makeJournal } from '../db/migrate.ts';

/** Leveza's empty tables as these steps make them, in place of the present tables. */
export async function rebuild(client: pg.Client, steps: readonly Migration[]): Promise<void> {
  await clear(client);
  // Not migrate(): it commits after each step. Here the old rows, the new tables and the new rows are one
  // transaction, so a restore that fails at any point leaves the database exactly as it was.
  await makeJournal(client);
  for (const step of steps) {
    await applyMigration(client, step);
    // Constraints deferred to the commit would block the next step's changes to that table.
    await client.query('set constraints all immediate');
  }
}

// Thing by thing, without what belongs to an extension or goes with another thing. Not the schema itself: its
// owner, its grants and the extensions in it are the cluster's, and could not always be made again.
async function clear(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists drizzle cascade');
  // Waiting jobs were asked for by rows that are dropped here; the next start creates the queue's tables again.
  await client.query(`drop schema if exists ${QUEUE_SCHEMA} cascade`);
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop %s if exists %s cascade', replace(thing.type, 'composite type', 'type'), thing.identity)
       as statement
     from pg_depend d, pg_identify_object(d.classid, d.objid, d.objsubid) thing
     where d.refclassid = 'pg_namespace'::regclass and d.refobjid = to_regnamespace('public') and d.deptype = 'n'
       and not exists (
         select from pg_depend e where e.classid = d.classid and e.objid = d.objid and e.deptype in ('e', 'i'))`,
  );
  for (const { statement } of rows) await client.query(statement);
}
