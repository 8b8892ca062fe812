import type { Day } from '@leveza/domain/time/days.ts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/connection.ts';
import type { PortableTable, ValueField } from './portable-table.ts';

/** Every table of the database, each in exactly one of these places. */
export interface PatientData {
  /** The account itself: one row, exported. */
  account: PortableTable;
  /** The list of stored files, whose bytes travel beside the JSON. */
  files: PortableTable;
  /** Exported and imported; those referred to before those that refer to them. The files come first. */
  content: readonly PortableTable[];
  /** Exported, never imported. */
  records: readonly PortableTable[];
  /** Tables neither exported nor imported, by SQL name, with the reason. */
  excused: Readonly<Record<string, string>>;
  /** Computes again, after an import, what a file may say wrongly; the file was written on the day given last. */
  settles?: readonly ((tx: Db, owner: string, writtenOn: Day) => Promise<void>)[];
  /** Conditions across the rows of an imported account, which no column can check alone. */
  holds?: readonly ((tx: Db, owner: string) => Promise<boolean>)[];
}

export function patientData({ content, ...rest }: PatientData): PatientData {
  const data = { ...rest, content: [rest.files, ...content] };
  const lists = [data.account, ...data.content, ...data.records];
  refuseTwice(
    'list',
    [...data.content, ...data.records].map(({ name }) => name),
  );
  refuseTwice(
    'title',
    lists.map(({ title }) => title.toLowerCase()),
  );
  refuseTwice('table', [...lists.map(({ sqlName }) => sqlName), ...Object.keys(data.excused)]);
  data.content.forEach((table, at) => {
    refuseIncomplete(table, data.content.slice(0, at + 1), data.files);
  });
  for (const { name, fields } of data.records) {
    if (fields.some(({ to }) => to)) throw new Error(`${name} is a record and refers to another list`);
  }
  return data;
}

export function tableOf(data: PatientData, table: PgTable): PortableTable {
  return data.content.find((known) => known.table === table)!; // checked when the registry was made
}

function refuseTwice(what: string, names: string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two entries of the patient's data have the ${what} ${twice}`);
}

function refuseIncomplete(table: PortableTable, upToHere: PortableTable[], files: PortableTable): void {
  const known = new Set(upToHere.map((other) => other.table));
  for (const field of table.fields) {
    const { key, to } = field;
    if (!to) {
      const fault = faultOfTime(field);
      if (fault !== null) throw new Error(`${table.name}.${key} ${fault}`);
      continue;
    }
    if (!known.has(to)) throw new Error(`${table.name}.${key} refers to a list that is not before it`);
    if (to === files.table && !field.admit) {
      throw new Error(`${table.name}.${key} refers to a file and does not say what may be one`);
    }
  }
  const unfilled = table.leftOut.find(({ column }) => column.notNull && !column.hasDefault);
  if (unfilled && table !== files) {
    throw new Error(`${table.name}.${unfilled.key} is left out but cannot be empty`);
  }
}

/** Every column that says when is recorded or may lie ahead; no other column is either. */
function faultOfTime({ kind, isRecorded, ahead }: ValueField): string | null {
  if (!kind.hasCome) return isRecorded || ahead !== undefined ? 'holds no time' : null;
  if (isRecorded === (ahead === undefined)) return null;
  return isRecorded
    ? 'is recorded and may lie ahead'
    : 'says neither that it is recorded nor why it may lie ahead';
}
