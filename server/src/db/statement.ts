import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import { Column, Placeholder, getTableColumns, is, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { PgArray, PgBoolean, PgText } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db } from './connection.ts';
import { type Fields, readerOf, type Row } from './read-rows.ts';
import { types } from './types.ts';

/** Types of parameters, by the word a statement uses; a question mark lets one be null. */
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
export type Values<P extends Parameters> = { [Name in keyof P]: ValueOf<P[Name]> };

/** Where the values of a statement go. */
export type Places<Name extends string> = Record<Name, Placeholder>;

export interface Query<Rows> {
  toSQL(): { sql: string; params: unknown[] };
  readonly _: { readonly result: Rows };
}

/** A statement with its values and the reading of its rows, to be asked alone or in one with others. */
export interface Question<Answer> {
  name: string;
  written(db: Db): Written;
  valueAt(place: string): unknown;
  /** The number of its columns. */
  width: number;
  answer(rows: readonly unknown[][]): Answer;
}

/** Asked by calling it, or made a question that `askInOne` joins with others. */
export interface Statement<V, R> {
  (db: Db, values: V): Promise<R[]>;
  question<Answer>(values: V, answer: (rows: R[]) => Answer): Question<Answer>;
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
  /** A function of the places where a field itself needs a value. */
  fields: F | ((places: Places<keyof P & string>) => F),
  build: (db: Db, places: Places<keyof P & string>, fields: F) => Query<Answered[]>,
): Statement<Values<P>, Answered> {
  const places = placesOf(parameters);
  const known = typeof fields === 'function' ? fields(places) : fields;
  const { read, width } = readerOf(known);
  let kept: Written | undefined;
  const written = (db: Db) => (kept ??= write(build(db, places, known)));
  const question = <Answer>(values: Values<P>, answer: (rows: Answered[]) => Answer): Question<Answer> => ({
    name,
    written,
    valueAt: (place) => inText(values[place]),
    width,
    answer: (rows) => answer(rows.map((row) => read(row)) as Answered[]),
  });
  const asked = (db: Db, values: Values<P>) => ask(db, question(values, asTheyAre));
  return Object.assign(asked, { question });
}

const asTheyAre = <Rows>(rows: Rows): Rows => rows;

/** A question as the driver takes it, for a transaction that sends it last. */
export function asQuery(db: Db, { name, written, valueAt }: Question<unknown>): pg.QueryConfig {
  return queryOf({ name, ...written(db), valueAt });
}

/** One question by itself. */
export async function ask<Answer>(
  db: Db,
  { name, written, valueAt, answer }: Question<Answer>,
): Promise<Answer> {
  return answer(await run(db, { name, ...written(db), valueAt }));
}

/**
 * One row of these columns into a table; the rest take their defaults. Text and yes-or-no are kept to the letter, so they
 * are not asked back: PostgreSQL describes each column of each answer, which took longer than the row itself.
 */
export function insertStatement<T extends PgTable, K extends keyof InferInsertModel<T> & string>(
  name: string,
  table: T,
  columns: readonly K[],
): (db: Db, row: Pick<InferInsertModel<T>, K>) => Promise<InferSelectModel<T>[]> {
  const known: Record<string, PgColumn> = getTableColumns(table);
  const sent = columns.filter((column) => isKeptToTheLetter(known[column]!));
  const asked = Object.fromEntries(
    Object.entries(known).filter(([column]) => !(sent as string[]).includes(column)),
  );
  const { empty, read } = readerOf(asked);
  const echoed = { ...Object.fromEntries(sent.map((column) => [column, null])), ...empty };
  const encoders = new Map(columns.map((column) => [column as string, encoderOf(known[column]!)]));
  const places = Object.fromEntries(columns.map((column) => [column, sql`${sql.placeholder(column)}`]));
  let written: Written | undefined;
  return async (db, row) => {
    written ??= write(
      db
        .insert(table)
        .values(places as InferInsertModel<T>)
        .returning(asked),
    );
    const values: Record<string, unknown> = row;
    const valueAt = (place: string) => {
      const value = values[place] ?? null;
      const encode = value !== null && encoders.get(place);
      return encode ? encode(value) : value;
    };
    const rows = await run(db, { name, ...written, valueAt });
    return rows.map((answered) => {
      const stored: Row = { ...echoed };
      for (const column of sent) stored[column] = asStored(values[column]);
      return read(answered, stored);
    }) as InferSelectModel<T>[];
  };
}

/** Half a letter is not text: PostgreSQL gets the sign for it. */
function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  return typeof value === 'string' ? value.toWellFormed() : (value ?? null);
}

/** Not a number, which may be rounded, nor a uuid, which is written small. */
function isKeptToTheLetter(column: PgColumn): boolean {
  const one = is(column, PgArray) ? column.baseColumn : column;
  return is(one, PgText) || is(one, PgBoolean);
}

export interface Written {
  text: string;
  /** The name of a place to fill, or a value that is always the same. */
  slots: Slot[];
}

type Slot = { place: string } | { value: unknown };

function write(query: Pick<Query<unknown>, 'toSQL'>): Written {
  const { sql: text, params } = query.toSQL();
  // Asked once a statement: a look at the kind of each value took longer than all values together.
  const slots = params.map((value) => (is(value, Placeholder) ? { place: value.name } : { value }));
  return { text, slots };
}

interface Filled extends Written {
  name: string;
  valueAt: (place: string) => unknown;
}

async function run(db: Db, filled: Filled): Promise<unknown[][]> {
  const { rows } = await db.$client.query<unknown[]>(queryOf(filled));
  return rows;
}

function queryOf({ name, text, slots, valueAt }: Filled) {
  return { name, text, values: fill(slots, valueAt), rowMode: 'array' as const, types };
}

/** The values of a statement, in the order of their places. */
export function fill(slots: readonly Slot[], valueAt: (place: string) => unknown): unknown[] {
  return slots.map((slot) => ('place' in slot ? valueAt(slot.place) : slot.value));
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

/** Null where a value is sent as it is. */
function encoderOf(column: PgColumn): ((value: unknown) => unknown) | null {
  if (column.mapToDriverValue === Column.prototype.mapToDriverValue) return null;
  return (value) => column.mapToDriverValue(value);
}
