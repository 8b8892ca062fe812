import type { InferInsertModel, InferSelectModel, SQL } from 'drizzle-orm';
import { Column, Placeholder, Table, getTableColumns, is, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';
import { types } from './types.ts';

/** What a parameter may be; a question mark lets it be null. */
interface Kinds {
  uuid: string;
  text: string;
  int: number;
  number: number;
  boolean: boolean;
  instant: Date;
  'uuid[]': readonly string[];
  'text[]': readonly string[];
  'int[]': readonly number[];
  'number[]': readonly number[];
  'instant[]': readonly Date[];
}

type Kind = keyof Kinds | `${keyof Kinds}?`;
type ValueOf<K extends Kind> = K extends keyof Kinds
  ? Kinds[K]
  : K extends `${infer N extends keyof Kinds}?`
    ? Kinds[N] | null
    : never;

export type Parameters = Record<string, Kind>;
type Values<P extends Parameters> = { [Name in keyof P]: ValueOf<P[Name]> };

/** Where the values of a statement go. */
export type Places<Name extends string> = Record<Name, Placeholder>;

/**
 * What a statement answers: columns, read as the table says, whole tables, null where a join found no row, and
 * expressions, which arrive as the driver reads their type. So an expression names its type in SQL (`count(*)::int`);
 * a decoder hung on it with `mapWith` is not seen here.
 */
type Fields = Record<string, PgColumn | PgTable | SQL | SQL.Aliased>;

interface Query<Rows> {
  toSQL(): { sql: string; params: unknown[] };
  readonly _: { readonly result: Rows };
}

/**
 * A query whose SQL is written once and then only filled in: Drizzle takes longer to write a statement than PostgreSQL
 * to run it. PostgreSQL keeps it by its name, on every connection once.
 */
export function statement<
  const P extends Parameters,
  F extends Fields,
  Answered extends Record<keyof F, unknown>,
>(
  name: string,
  parameters: P,
  fields: F,
  build: (db: Db, places: Places<keyof P & string>, fields: F) => Query<Answered[]>,
): (db: Db, values: Values<P>) => Promise<Answered[]> {
  const read = readerOf(fields);
  let written: Written | undefined;
  return (db, values) => {
    written ??= write(build(db, placesOf(parameters), fields));
    const valueAt = (place: string) => inText(values[place]);
    return run(db, { name, ...written, read, valueAt }) as Promise<Answered[]>;
  };
}

/** One row of these columns into a table; the rest take their defaults. */
export function insertStatement<T extends PgTable, K extends keyof InferInsertModel<T> & string>(
  name: string,
  table: T,
  columns: readonly K[],
): (db: Db, row: Pick<InferInsertModel<T>, K>) => Promise<InferSelectModel<T>[]> {
  const known: Record<string, PgColumn> = getTableColumns(table);
  const read = readerOf(known);
  const places = Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(column)}`]));
  let written: Written | undefined;
  return (db, row) => {
    written ??= write(
      db
        .insert(table)
        .values(places as InferInsertModel<T>)
        .returning(),
    );
    const given: Record<string, unknown> = row;
    const valueAt = (place: string) => {
      const value = given[place] ?? null;
      return value === null ? null : known[place]!.mapToDriverValue(value);
    };
    return run(db, { name, ...written, read, valueAt }) as Promise<InferSelectModel<T>[]>;
  };
}

interface Written {
  text: string;
  /** A place to fill, or a value that is always the same. */
  slots: unknown[];
}

function write(query: Pick<Query<unknown>, 'toSQL'>): Written {
  const { sql: text, params: slots } = query.toSQL();
  return { text, slots };
}

interface Filled extends Written {
  name: string;
  valueAt: (place: string) => unknown;
  read: (values: unknown[]) => Row;
}

async function run(db: Db, { name, text, slots, valueAt, read }: Filled) {
  const values = slots.map((slot) => (is(slot, Placeholder) ? valueAt(slot.name) : slot));
  const { rows } = await db.$client.query<unknown[]>({ name, text, values, rowMode: 'array', types });
  return rows.map(read);
}

function placesOf<P extends Parameters>(parameters: P): Places<keyof P & string> {
  const names = Object.keys(parameters) as (keyof P & string)[];
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Places<keyof P & string>;
}

/** The driver would write an instant in the zone of this machine. */
function inText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.map(inText) : value;
}

type Row = Record<string, unknown>;

/** How to read a column is asked once a statement, not at every value of every row. */
function readerOf(fields: Fields): (values: unknown[]) => Row {
  let width = 0;
  const readers = Object.entries(fields).map(([key, field]) => {
    const first = width;
    if (!is(field, Table)) {
      width += 1;
      const column = is(field, Column) ? field : null;
      return (values: unknown[], row: Row) => {
        const value = values[first];
        row[key] = value === null || !column ? value : column.mapFromDriverValue(value);
      };
    }
    const columns = getTableColumns(field);
    const end = (width += Object.keys(columns).length);
    const read = readerOf(columns);
    return (values: unknown[], row: Row) => {
      const own = values.slice(first, end);
      row[key] = own.every((value) => value === null) ? null : read(own);
    };
  });
  return (values) => {
    const row: Row = {};
    for (const read of readers) read(values, row);
    return row;
  };
}
