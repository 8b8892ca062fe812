import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Table } from './tables.ts';
import { columnsSql, tableSql } from './tables.ts';

const NEW_LINE = 0x0a;

/** One table into one file, as PostgreSQL's own COPY text. */
export async function copyOut(client: pg.Client, table: Table, file: string, signal?: AbortSignal) {
  const hash = createHash('sha256');
  let size = 0;
  let rows = 0;
  await pipeline(
    client.query(to(`copy ${tableSql(table)} ${columnsSql(table)} to stdout`)),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        size += chunk.length;
        // A line is a row: line breaks inside values are written as \n.
        for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) rows += 1;
        yield chunk;
      }
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    { signal },
  );
  return { rows, size, sha256: hash.digest('hex') };
}

/** The file back into the table; returns how many rows PostgreSQL took. */
export async function copyIn(
  client: pg.Client,
  table: Table,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  const loading = client.query(from(`copy ${tableSql(table)} ${columnsSql(table)} from stdin`));
  try {
    await pipeline(createReadStream(file), loading, { signal });
  } catch (error) {
    signal?.throwIfAborted(); // else an interruption would pass for a failure of the database
    throw error;
  }
  return loading.rowCount;
}
