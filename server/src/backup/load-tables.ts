import { join } from 'node:path';
import type pg from 'pg';
import { copyIn } from './copy-table.ts';
import type { Manifest } from './manifest.ts';
import { tablePath } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import type { Table } from './tables.ts';
import { listTables, quoted, tableSql } from './tables.ts';

interface Attached {
  schema: string;
  table: string;
  name: string;
  definition: string;
}

/** Every row of the backup into the tables its migrations made. */
export async function loadTables(
  client: pg.Client,
  { tables, sequences }: Manifest,
  folder: string,
  signal?: AbortSignal,
): Promise<void> {
  await refuseOtherTables(client, tables);
  // Taken off and put back, as pg_dump does it: any order of tables will do, circles and tables that refer to
  // themselves too, and it needs no more than being their owner.
  const keys = await foreignKeys(client);
  for (const key of keys) await client.query(`alter table ${of(key)} drop constraint ${quoted(key.name)}`);
  const triggers = await ownTriggers(client);
  for (const trigger of triggers)
    await client.query(`alter table ${of(trigger)} disable trigger ${quoted(trigger.name)}`);

  // A migration may have brought rows of its own.
  await client.query(`truncate ${tables.map(tableSql).join(', ')}`);
  for (const table of tables) {
    const rows = await copyIn(client, table, join(folder, tablePath(table)), signal);
    if (rows !== table.rows)
      throw new BackupRefused(
        `The table ${table.name} took ${rows} of ${table.rows} rows; nothing was changed.`,
      );
  }

  await client.query('set constraints all immediate');
  for (const trigger of triggers)
    await client.query(`alter table ${of(trigger)} enable trigger ${quoted(trigger.name)}`);
  for (const key of keys) {
    await client.query(`alter table ${of(key)} add constraint ${quoted(key.name)} ${key.definition}`);
  }
  for (const { name, last } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
  }
}

async function refuseOtherTables(client: pg.Client, stored: readonly Table[]): Promise<void> {
  if (shape(await listTables(client)) === shape(stored)) return;
  throw new BackupRefused(
    'The tables of this backup are not those its migrations make; nothing was changed.',
  );
}

function shape(tables: readonly Table[]): string {
  return JSON.stringify(tables.map(({ schema, name, columns }) => [schema, name, columns.toSorted()]));
}

async function foreignKeys(client: pg.Client): Promise<Attached[]> {
  const { rows } = await client.query<Attached>(
    `select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'
     order by c.relname, k.conname`,
  );
  return rows;
}

// Triggers are off: their work was done when the rows were first written.
async function ownTriggers(client: pg.Client): Promise<Attached[]> {
  const { rows } = await client.query<Attached>(
    `select n.nspname as schema, c.relname as table, t.tgname as name, '' as definition
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and n.nspname = 'public'
     order by c.relname, t.tgname`,
  );
  return rows;
}

function of({ schema, table }: Attached): string {
  return tableSql({ schema, name: table });
}
