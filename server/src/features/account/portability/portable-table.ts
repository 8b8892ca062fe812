import type { InferSelectModel } from 'drizzle-orm';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Kind } from './column-kind.ts';
import { kindOf } from './column-kind.ts';

/**
 * How the tables of a feature travel. A feature says it in its `portable.ts`, as plain data, and
 * `server/src/patient-data.ts` passes that through `content` or `record`, where the types find a forgotten column.
 * docs/export-format.md has an example.
 */

/**
 * The values of a column. `is` is what an import accepts beside the column's own type; it may be empty if the column
 * may.
 */
interface Value<V> extends When {
  label: string;
  is: z.ZodType<NonNullable<V>>;
  /** The words in the spreadsheet in place of a code. */
  words?: Readonly<Record<string, string>>;
}

/** An instant, a yes or no: the column's type says all there is to check. */
interface PlainValue extends When {
  label: string;
}

/** A day, an instant or a moment by the patient's clock says one of these; `since` is recorded by itself. */
interface When {
  /** It has happened: an import refuses one in the future. */
  isRecorded?: boolean;
  /** Why it may lie in the future. */
  ahead?: string;
}

/** A row of a list before this one, or of this one. */
interface Reference {
  label: string;
  to: PgTable;
  /** Set for a column that refers to a file: checks the bytes as an upload there would, or throws a `Problem`. */
  admit?: Admit;
}

/** Made from the rest of the row when it is put back, so that it never travels. */
interface Derived<Row, V> {
  derived: (row: Row) => V;
}

/** Never leaves; says why. */
interface LeftOut {
  leftOut: string;
}

export type Admit = (content: Buffer) => Promise<{ content: Buffer; mediaType: string }>;

type Same<V> = [NonNullable<V>] extends [Date | boolean] ? PlainValue | Value<V> : Value<V>;
type MayRefer<V> = [NonNullable<V>] extends [string] ? Reference : never;

/** Every column but the row's own id and its owner. */
type Columns<T extends PgTable, Field> = {
  [K in Exclude<keyof InferSelectModel<T>, 'id' | 'userId'>]: Field extends 'content'
    ?
        | Same<InferSelectModel<T>[K]>
        | MayRefer<InferSelectModel<T>[K]>
        | Derived<InferSelectModel<T>, InferSelectModel<T>[K]>
        | LeftOut
    : Shown | LeftOut;
};

interface Shown {
  label: string;
  words?: Readonly<Record<string, string>>;
}

interface Declared<T extends PgTable, Field> {
  table: T;
  /** The list's name in the JSON. */
  name: string;
  /** The spreadsheet's title, in Portuguese. */
  title: string;
  columns: Columns<T, Field>;
  /** The column with the time of a row's making, where it is not `createdAt`. */
  since?: string;
  /** A new account has such rows by itself: an import replaces them. */
  comesWithAccount?: boolean;
  /** The column that names rows shipped with Leveza, which have no owner and other ids elsewhere. */
  shippedBy?: string;
  /** How many rows a patient may keep, where there is a limit. */
  mostRows?: number;
  /** Why a row cannot be kept although each of its columns could: it is left out and named. */
  misfit?: (row: Partial<InferSelectModel<T>>) => string | null;
}

interface TravellingField {
  key: string;
  label: string;
  column: PgColumn;
}
export interface ValueField extends TravellingField {
  kind: Kind;
  /** From JSON to what the column holds, or what is wrong. */
  read: z.ZodType;
  isRecorded: boolean;
  ahead?: string;
  words?: Readonly<Record<string, string>>;
  to?: never;
}
export interface ReferenceField extends TravellingField {
  to: PgTable;
  admit?: Admit;
}

/** A declaration, ready to be worked with. */
export interface PortableTable {
  table: PgTable;
  sqlName: string;
  name: string;
  title: string;
  owner: PgColumn;
  id: PgColumn | null;
  since: PgColumn | null;
  shippedBy: PgColumn | null;
  comesWithAccount: boolean;
  /** How many rows an account may have. */
  mostRows: number;
  fields: (ValueField | ReferenceField)[];
  derived: { key: string; from: (row: Record<string, unknown>) => unknown }[];
  misfit: (row: Record<string, unknown>) => string | null;
  leftOut: { key: string; column: PgColumn; reason: string }[];
}

/** Exported, and put back by an import. */
export function content<T extends PgTable>(declared: Declared<T, 'content'>): PortableTable {
  return normalised(declared);
}

/** Exported and never imported: the history of one account is not the history of another. */
export function record<T extends PgTable>(declared: Declared<T, 'record'>): PortableTable {
  return normalised(declared);
}

type AnyColumn = Partial<Value<unknown> & Reference & Derived<Record<string, unknown>, unknown> & LeftOut>;

function normalised(declared: {
  table: PgTable;
  name: string;
  title: string;
  columns: object;
  since?: string;
  comesWithAccount?: boolean;
  shippedBy?: string;
  mostRows?: number;
  misfit?: (row: never) => string | null;
}): PortableTable {
  const { table, name, title, comesWithAccount = false, mostRows = Number.POSITIVE_INFINITY } = declared;
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const owner = columns.userId ?? columns.id!; // the users' own table is owned by its id
  const find = (key: string): PgColumn => {
    if (columns[key]) return columns[key];
    throw new Error(`${name} has no column ${key}`);
  };
  const ready: PortableTable = {
    table,
    sqlName: getTableName(table),
    name,
    title,
    owner,
    id: columns.userId ? (columns.id ?? null) : null,
    since: declared.since === undefined ? (columns.createdAt ?? null) : find(declared.since),
    shippedBy: declared.shippedBy === undefined ? null : find(declared.shippedBy),
    comesWithAccount,
    mostRows: owner.primary ? 1 : mostRows,
    fields: [],
    derived: [],
    misfit: (declared.misfit as PortableTable['misfit'] | undefined) ?? (() => null),
    leftOut: [],
  };
  for (const [key, declaredColumn] of Object.entries(declared.columns as Record<string, AnyColumn>)) {
    const { label, is, words, to, admit, derived, leftOut, isRecorded, ahead } = declaredColumn;
    const column = find(key);
    if (derived) ready.derived.push({ key, from: derived });
    else if (leftOut !== undefined) ready.leftOut.push({ key, column, reason: leftOut });
    else if (to) ready.fields.push({ key, label: label!, column, to, ...(admit && { admit }) });
    else {
      const kind = kindOf(column, is);
      const read = is ? kind.read.pipe(is) : kind.read;
      ready.fields.push({
        key,
        label: label!,
        column,
        kind,
        read,
        isRecorded: isRecorded === true || column === ready.since,
        ...(ahead !== undefined && { ahead }),
        ...(words && { words }),
      });
    }
  }
  return ready;
}
