import { Column, getTableColumns, is, sql } from 'drizzle-orm';
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

interface Compiled<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Query<Rows> {
  prepare(name: string): Compiled<Rows>;
}

/**
 * A query whose SQL is built once and then only filled in: Drizzle takes longer to write a statement than
 * PostgreSQL to run it. What differs between two uses is the connection, so that is all that is exchanged;
 * inside a transaction it is the transaction's.
 */
export function statement<Rows>(name: string, build: (db: Db) => Query<Rows>) {
  let compiled: Compiled<Rows> | undefined;
  return (db: Db, values: Record<string, unknown>): Promise<Rows> => {
    compiled ??= withQuickRows(build(db).prepare(name));
    const bound = Object.create(compiled, { client: { value: clientOf(db) } }) as Compiled<Rows>;
    return bound.execute(values);
  };
}

/** One row of these columns into a table; the rest take their defaults. */
export function insertStatement<T extends PgTable, K extends keyof InferInsertModel<T> & string>(
  name: string,
  table: T,
  columns: readonly K[],
): (db: Db, row: Pick<InferInsertModel<T>, K>) => Promise<InferSelectModel<T>[]> {
  const encoders = getTableColumns(table);
  // Bare, because Drizzle would encode a null of a numeric column as the text 'null'.
  const row = Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(column)}`]));
  const insert = statement(name, (db) =>
    db
      .insert(table)
      .values(row as never)
      .returning(),
  );
  return (db, values) => {
    const given: Record<string, unknown> = {};
    for (const column of columns) {
      const value = values[column] ?? null;
      given[column] = value === null ? null : encoders[column]!.mapToDriverValue(value);
    }
    return insert(db, given) as Promise<InferSelectModel<T>[]>;
  };
}

interface Field {
  path: string[];
  field: unknown;
}

/** Drizzle asks of every value of every row what kind of column it is of; once a statement is enough. */
function withQuickRows<Rows>(compiled: Compiled<Rows>): Compiled<Rows> {
  const { fields } = compiled as unknown as { fields?: Field[] };
  if (!fields?.every(({ path, field }) => path.length === 1 && is(field, Column))) return compiled;
  const readers = fields.map(({ path, field }) => ({ key: path[0]!, column: field as Column }));
  const customResultMapper = (rows: unknown[][]) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (let at = 0; at < readers.length; at += 1) {
        const { key, column } = readers[at]!;
        const value = values[at];
        row[key] = value === null ? null : column.mapFromDriverValue(value);
      }
      return row;
    });
  return Object.assign(compiled, { customResultMapper });
}

function clientOf(db: Db): unknown {
  return (db as unknown as { session: { client: unknown } }).session.client;
}
