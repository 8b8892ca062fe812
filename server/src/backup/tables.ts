import type pg from 'pg';
import type { StoredSequence } from './manifest.ts';

export interface Table {
  schema: string;
  name: string;
  /** those that can be written; generated ones come back by themselves */
  columns: string[];
}

/** Every table that holds rows, asked of the catalog so that a new one cannot be forgotten. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname::text as schema, c.relname::text as name,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = 'public' and c.relkind = 'r'
       and not exists (
         select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by n.nspname, c.oid, c.relname
     order by c.relname collate "C"`,
  );
  return rows;
}

export async function listSequences(client: pg.Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<StoredSequence>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null
     order by sequencename collate "C"`,
  );
  return rows;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableSql({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

export function columnsSql({ columns }: Pick<Table, 'columns'>): string {
  return `(${columns.map(quoted).join(', ')})`;
}
