import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/connection.ts';
import type { PortableTable, ReferenceField } from './portable-table.ts';
import type { PatientData } from './registry.ts';
import { tableOf } from './registry.ts';

/** A row as it is stored. */
export type Row = Record<string, unknown>;
/** A row as it travels, in the order of the declaration. */
export type JsonRow = Record<string, unknown>;

/** Ids are not exported. This maps ids to rows for every list exported so far. */
export class Known {
  /** A row is known by its place in its list. */
  readonly numbers = new Map<PgTable, Map<string, number>>();
  /** Shipped rows that some row refers to, by their codes. */
  readonly codes = new Map<PortableTable, Map<string, string>>();
}

interface List {
  data: PatientData;
  table: PortableTable;
  known: Known;
}

/** Few enough that others hardly notice a batch, though several exports may each have one between two requests. */
const ROWS_AT_ONCE = 50;

/**
 * One list, some rows at a time: oldest first, and those of the same moment in the order of their ids. An import
 * gives ids in the order of the list, so what is exported from the copy is equal to the letter. Rows without an id
 * come as they lie; only their content can put them in order.
 */
export async function* takeOut(
  tx: Db,
  owner: string,
  { data, table, known }: List,
): AsyncGenerator<{ row: Row; json: JsonRow }[]> {
  // Before the rows themselves, because a row may refer to a later one.
  if (table.id) known.numbers.set(table.table, await numbered(tx, owner, table));
  for await (const rows of batches(tx, owner, table)) {
    const numberOf = await referencesOf(tx, rows, { data, table, known });
    yield rows.map((row) => ({ row, json: jsonOf(table, row, numberOf) }));
  }
}

function jsonOf(
  { fields }: PortableTable,
  row: Row,
  numberOf: (field: ReferenceField, id: string) => unknown,
): JsonRow {
  const json: JsonRow = {};
  for (const field of fields) {
    const value = row[field.key] ?? null;
    if (value === null) json[field.key] = null;
    else json[field.key] = field.to ? numberOf(field, value as string) : field.kind.toJson(value);
  }
  return json;
}

async function numbered(tx: Db, owner: string, table: PortableTable): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: table.id! })
    .from(table.table)
    .where(eq(table.owner, owner))
    .orderBy(...orderOf(table));
  return new Map(rows.map(({ id }, at) => [String(id), at + 1]));
}

function orderOf({ since, id }: PortableTable) {
  return [since, id].filter((column) => column !== null).map((column) => asc(column));
}

/** Through a cursor: neither all rows in memory, nor the connection idle for long between two statements. */
async function* batches(tx: Db, owner: string, table: PortableTable): AsyncGenerator<Row[]> {
  const query = tx
    .select()
    .from(table.table)
    .where(eq(table.owner, owner))
    .orderBy(...orderOf(table));
  await tx.execute(sql`declare portable no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${ROWS_AT_ONCE} from portable`));
    if (rows.length > 0) yield rows.map((row) => rowOf(table, row));
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close portable`);
}

/** The columns by the names the code has for them. */
function rowOf({ table }: PortableTable, fetched: Record<string, unknown>): Row {
  const row: Row = {};
  for (const [key, column] of Object.entries<PgColumn>(getTableColumns(table))) {
    const value = fetched[column.name] ?? null;
    row[key] = value === null ? null : column.mapFromDriverValue(value);
  }
  return row;
}

/** A reference as it travels: a number, the code of a shipped row, or null where it leads nowhere. */
async function referencesOf(
  tx: Db,
  rows: Row[],
  { data, table, known }: List,
): Promise<(field: ReferenceField, id: string) => unknown> {
  for (const { key, to } of table.fields) {
    const target = to && tableOf(data, to);
    if (!target?.shippedBy) continue;
    const codes = known.codes.get(target) ?? new Map<string, string>();
    known.codes.set(target, codes);
    const ids = rows.map((row) => row[key] as string | null).filter((id) => id !== null);
    const isNew = (id: string) => !codes.has(id) && !known.numbers.get(target.table)?.has(id);
    for (const row of await shippedRows(tx, target, [...new Set(ids.filter(isNew))])) {
      codes.set(String(row.id), String(row.code));
    }
  }
  return ({ to }, id) => {
    const number = known.numbers.get(to)?.get(id);
    if (number !== undefined) return number;
    const code = known.codes.get(tableOf(data, to))?.get(id);
    return code === undefined ? null : { code };
  };
}

async function shippedRows(tx: Db, target: PortableTable, ids: string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: target.id!, code: target.shippedBy! })
    .from(target.table)
    .where(and(isNull(target.owner), inArray(target.id!, ids)));
}

/** Copies of the shipped rows that were referred to: another Leveza may not ship them. */
export async function* copiesOf(
  tx: Db,
  target: PortableTable,
  codes: Map<string, string>,
): AsyncGenerator<{ json: string }[]> {
  const ids = [...codes.keys()];
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    const rows: Row[] = await tx
      .select()
      .from(target.table)
      .where(inArray(target.id!, ids.slice(start, start + ROWS_AT_ONCE)))
      .orderBy(asc(target.shippedBy!));
    yield rows.map((row) => {
      const copy = { code: codes.get(String(row.id))!, row: jsonOf(target, row, () => null) };
      return { json: JSON.stringify(copy) };
    });
  }
}
