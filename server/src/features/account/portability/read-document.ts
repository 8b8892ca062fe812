import { type FieldErrors, Problem } from '@leveza/contract/problem.ts';
import { z } from '@leveza/contract/zod.ts';
import { IN_THE_FUTURE } from '@leveza/domain/time/moment.ts';
import { SQL, is } from 'drizzle-orm';
import type { PortableTable, ReferenceField, ValueField } from './portable-table.ts';
import { damaged, entryOf, refusedAt } from './refused.ts';
import { type PatientData, tableOf } from './registry.ts';
import { FORMAT, VERSION } from './write-json.ts';
import { setImmediate as letOthersWork } from 'node:timers/promises';

/** To a row of a list by its number, or to a shipped one by its code. */
export type Link = number | { code: string };

export interface ReadRow {
  values: Record<string, unknown>;
  links: { field: ReferenceField; link: Link }[];
  /** It needs a file and names none, as a photo in an export of before. */
  lacksFile: boolean;
}

/** The rows of each list the document has, checked; a list it does not have is not there. */
export type ReadLists = Map<PortableTable, ReadRow[]>;

export interface ReadDocument {
  lists: ReadLists;
  /** When it was exported; null where it does not say. */
  writtenAt: Date | null;
  /** A copy of a shipped row by its code, read only when it is needed; null where the document has none. */
  copyOf(table: PortableTable, code: string): ReadRow | null;
}

const MOST_ROWS = 200_000;
const MOST_SENTENCES = 10;

const LinkSchema = z.union([z.number().int().min(1), z.strictObject({ code: z.string().min(1).max(200) })]);

/** Reads the whole document before anything is stored, so that what is wrong is named and nothing has changed. */
export async function readDocument(data: PatientData, document: unknown, now: Date): Promise<ReadDocument> {
  const { content, shipped, writtenAt } = frameOf(data, document);
  const lists: ReadLists = new Map();
  const reading: Reading = { now, wrong: {} };
  let total = 0;
  for (const table of data.content) {
    const list = content.get(table.name);
    if (list === undefined) continue;
    if (!Array.isArray(list)) throw refusedAt({ table }, 'a lista não pode ser lida.', 'not-an-export');
    total += list.length;
    if (total > MOST_ROWS) throw refusedAt({ table }, 'há linhas demais.');
    const rows = await rowByRow(list as unknown[], (row, at) => readRow(table, row, at + 1, reading));
    if (rows.filter(({ lacksFile }) => !lacksFile).length > table.mostRows)
      throw refusedAt({ table }, 'há linhas demais.');
    lists.set(table, rows);
  }
  refuseWrong(reading);
  refuseDangling(data, lists);
  return { lists, writtenAt, copyOf: copiesIn(shipped, now) };
}

/** A row is read at a moment, and adds to what is wrong with the file. */
interface Reading {
  now: Date;
  wrong: FieldErrors;
}

function refuseWrong({ wrong }: Reading): void {
  if (Object.keys(wrong).length > 0) throw new Problem('export-not-accepted', { fields: wrong });
}

interface Frame {
  content: Map<string, unknown>;
  shipped: Record<string, unknown>;
  writtenAt: Date | null;
}

function frameOf(data: PatientData, document: unknown): Frame {
  const { format, version, content, shipped = {}, exportedAt } = membersOf(document);
  if (format !== FORMAT || typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw damaged();
  }
  if (version > VERSION) throw new Problem('export-too-new');
  const known = new Set(data.content.map(({ name }) => name));
  const lists = new Map(Object.entries(membersOf(content)));
  // The document has the same version and an unknown list: importing the rest would lose that list.
  if ([...lists.keys()].some((name) => !known.has(name))) throw new Problem('export-too-new');
  const written = z.iso.datetime().safeParse(exportedAt);
  return {
    content: lists,
    shipped: membersOf(shipped),
    writtenAt: written.success ? new Date(written.data) : null,
  };
}

const Copy = z.object({ code: z.string(), row: z.unknown() });

function copiesIn(shipped: Record<string, unknown>, now: Date): ReadDocument['copyOf'] {
  const byList = new Map<PortableTable, Map<string, unknown>>();
  const copiesFor = (table: PortableTable) => {
    const list = Object.hasOwn(shipped, table.name) ? shipped[table.name] : [];
    const copies = z.array(Copy).max(MOST_ROWS).safeParse(list);
    if (!copies.success) throw damaged(copies.error);
    return new Map(copies.data.map(({ code, row }) => [code, row]));
  };
  return (table, code) => {
    const copies = byList.get(table) ?? copiesFor(table);
    byList.set(table, copies);
    if (!copies.has(code)) return null;
    const reading: Reading = { now, wrong: {} };
    const row = readRow(table, copies.get(code), copies.size, reading);
    refuseWrong(reading);
    // The row it referred to is not the patient's.
    return { ...row, links: [] };
  };
}

function membersOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw damaged();
  return value as Record<string, unknown>;
}

function readRow(table: PortableTable, content: unknown, row: number, { now, wrong }: Reading): ReadRow {
  const read: ReadRow = { values: {}, links: [], lacksFile: false };
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw refusedAt({ table, row }, 'a linha não pode ser lida.', 'not-an-export');
  }
  const unknown = Object.keys(content).find((key) => !table.fields.some((field) => field.key === key));
  if (unknown !== undefined) {
    throw refusedAt({ table, row }, 'há uma coluna que esta versão não conhece.', 'export-too-new');
  }
  for (const field of table.fields) {
    const value = Object.hasOwn(content, field.key)
      ? (content as Record<string, unknown>)[field.key]
      : undefined;
    const sentence = field.to ? readLink(field, value, read) : readValue(field, value, read, now);
    if (sentence !== null && Object.keys(wrong).length < MOST_SENTENCES) {
      Object.assign(wrong, entryOf({ table, row, field }, sentence));
    }
  }
  return read;
}

/** Keeps a value, or says what is wrong with it. */
function readValue(field: ValueField, value: unknown, { values }: ReadRow, now: Date): string | null {
  const { key, column, read, kind, isRecorded } = field;
  if (value === undefined && column.hasDefault) {
    // A file older than the column does not have it. A default of the database's own is made there.
    if (!is(column.default, SQL)) values[key] = column.default;
    return null;
  }
  if (value == null && !column.notNull) {
    values[key] = null;
    return null;
  }
  const parsed = read.safeParse(value);
  if (!parsed.success) return parsed.error.issues[0]!.message;
  // The registry refuses the mark on a kind without a time.
  if (isRecorded && !kind.hasCome!(parsed.data, now)) return IN_THE_FUTURE;
  values[key] = parsed.data;
  return null;
}

function readLink(field: ReferenceField, value: unknown, row: ReadRow): string | null {
  if (value == null) {
    if (needsFile(field)) row.lacksFile = true;
    else if (field.column.notNull) return 'Preencha este campo.';
    return null;
  }
  const parsed = LinkSchema.safeParse(value);
  if (!parsed.success) return 'Valor em formato inválido.';
  row.links.push({ field, link: parsed.data });
  return null;
}

/** A row that is nothing without its file is left out where the bytes are not to be had. */
export const needsFile = ({ admit, column }: ReferenceField) => admit !== undefined && column.notNull;

/** A number that no row has, or a code where nothing is shipped. */
function refuseDangling(data: PatientData, lists: ReadLists): void {
  for (const [table, rows] of lists) {
    for (const [at, { links }] of rows.entries()) {
      for (const { field, link } of links) {
        const target = tableOf(data, field.to);
        const isKnown =
          typeof link === 'number' ? link <= (lists.get(target)?.length ?? 0) : target.shippedBy !== null;
        if (isKnown) continue;
        throw refusedAt({ table, row: at + 1, field }, 'leva a uma linha que não existe.');
      }
    }
  }
}

const ROWS_AT_ONCE = 100;

/** `map` for lists that may be long: other patients' requests are answered in between. */
async function rowByRow<Row, Made>(
  rows: readonly Row[],
  make: (row: Row, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % ROWS_AT_ONCE === 0) await letOthersWork();
    made.push(make(row, at));
  }
  return made;
}
