import type { SQL } from 'drizzle-orm';
import { Column, Table, getTableColumns, is } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * A statement's fields are columns, which are read as the table says, whole tables, which are null where a join found
 * no row, and expressions, which arrive as the driver reads their type. So an expression names its type in SQL (`count(*)::int`);
 * a decoder hung on it with `mapWith` is not seen here.
 */
export type Fields = Record<string, PgColumn | PgTable | SQL | SQL.Aliased>;

export type Row = Record<string, unknown>;

interface Reader {
  width: number;
  empty: Row;
  read(values: unknown[], into?: Row): Row;
}

/**
 * How to read a column is asked once a statement, not at every value of every row. A row begins as a copy of an empty one:
 * filling it in takes half as long as adding its names one by one.
 */
export function readerOf(fields: Fields): Reader {
  let width = 0;
  const empty: Row = {};
  const cells: { key: string; place: number; decode: Decode | null }[] = [];
  const tables: { key: string; first: number; end: number; read: Reader['read'] }[] = [];
  for (const [key, field] of Object.entries(fields)) {
    empty[key] = null;
    const first = width;
    if (is(field, Table)) {
      const inner = readerOf(getTableColumns(field));
      width += inner.width;
      tables.push({ key, first, end: width, read: inner.read });
    } else {
      width += 1;
      cells.push({ key, place: first, decode: decoderOf(field) });
    }
  }
  const read = (values: unknown[], row: Row = { ...empty }) => {
    for (const { key, place, decode } of cells) {
      const value = values[place];
      if (value !== null) row[key] = decode ? decode(value) : value;
    }
    for (const table of tables) {
      const own = values.slice(table.first, table.end);
      if (own.some((value) => value !== null)) row[table.key] = table.read(own);
    }
    return row;
  };
  return { width, empty, read };
}

type Decode = (value: unknown) => unknown;

/** Null where a value is read as it arrives. */
function decoderOf(field: PgColumn | SQL | SQL.Aliased): Decode | null {
  if (!is(field, Column) || field.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return (value) => field.mapFromDriverValue(value);
}
