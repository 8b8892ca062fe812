import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';

/** Tables with a row that contains one of these words, in a column of any type. */
export async function tablesNaming(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by table_name`);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows: hits } = await db.execute(
      sql`select from ${table} t where lower(t::text) like any (${patterns(words)}) limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

function patterns(words: string[]) {
  const quoted = words.map((word) => `%${word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql`array[${sql.join(
    quoted.map((word) => sql`${word}`),
    sql`, `,
  )}]::text[]`;
}

/** Files below a folder that say one of these words. */
export async function filesNaming(folder: string, words: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((some) => some.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = `${path}\n${(await readFile(path)).toString('utf8')}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path);
  }
  return found;
}
