import { Problem } from '@leveza/contract/problem.ts';
import type { Db } from '../../../db/connection.ts';
import type { Spool } from '../../../services/vault/spool.ts';
import { listLines } from './list-lines.ts';
import type { PortableTable } from './portable-table.ts';
import type { PatientData } from './registry.ts';
import type { JsonRow, Row } from './take-out.ts';
import { Known, copiesOf } from './take-out.ts';
import { csvHead, csvLine } from './write-csv.ts';
import type { JsonList } from './write-json.ts';
import { jsonDocument } from './write-json.ts';

export interface Spools {
  json: Spool;
  csv: Spool;
}

interface StoredFile {
  id: string;
  name: string;
  sealedKey: string;
}

/** A list's spreadsheet, which lies in the spool beside those of the others. */
interface Sheet {
  title: string;
  rows: number;
  from: number;
  to: number;
}

export interface Written {
  account: JsonRow;
  sheets: Sheet[];
  files: StoredFile[];
}

interface What {
  data: PatientData;
  zone: string;
  exportedAt: Date;
}

/** Writes every row once, for both readers, and remembers only where each list lies. */
export async function writeDown(
  tx: Db,
  owner: string,
  { data, zone, exportedAt }: What,
  { json, csv }: Spools,
): Promise<Written> {
  const known = new Known();
  const written: Written = { account: {}, sheets: [], files: [] };

  async function* batchesOf(table: PortableTable) {
    const onRow = (row: Row, travelling: JsonRow) => {
      if (table === data.account) written.account = travelling;
      if (table === data.files) written.files.push(row as unknown as StoredFile);
    };
    const sheet = { title: table.title, rows: 0, from: csv.length, to: 0 };
    await csv.write(csvHead(table));
    for await (const lines of listLines(tx, owner, { data, table, known, zone, onRow })) {
      await csv.write(lines.map((line, at) => csvLine(sheet.rows + at + 1, line.csv)).join(''));
      sheet.rows += lines.length;
      yield lines;
    }
    written.sheets.push({ ...sheet, to: csv.length });
  }
  async function* listsOf(tables: readonly PortableTable[]): AsyncGenerator<JsonList> {
    for (const table of tables) yield { name: table.name, batches: batchesOf(table) };
  }
  async function* shipped(): AsyncGenerator<JsonList> {
    for (const [table, codes] of known.codes) {
      yield { name: table.name, batches: copiesOf(tx, table, codes) };
    }
  }

  for await (const _ of batchesOf(data.account));
  if (written.sheets[0]!.rows === 0) throw new Problem('unauthenticated');
  const { account } = written;
  const [content, records] = [listsOf(data.content), listsOf(data.records)];
  const document = jsonDocument({ exportedAt, account, content, shipped: shipped(), records });
  for await (const piece of document) await json.write(piece);
  return written;
}
