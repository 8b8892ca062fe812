import type { Readable } from 'node:stream';
import { Problem } from '@leveza/contract/problem.ts';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { line } from '../../http/line.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { pathOfFile } from './portability/file-path.ts';
import type { Line } from './portability/list-lines.ts';
import { listLines } from './portability/list-lines.ts';
import type { PortableTable } from './portability/portable-table.ts';
import { readMe } from './portability/read-me.ts';
import type { PatientData } from './portability/registry.ts';
import type { JsonRow, Row } from './portability/take-out.ts';
import { Known, copiesOf } from './portability/take-out.ts';
import type { ArchiveEntry } from './portability/write-archive.ts';
import { writeArchive } from './portability/write-archive.ts';
import { csvOf } from './portability/write-csv.ts';
import type { JsonList } from './portability/write-json.ts';
import { DOCUMENT, jsonDocument } from './portability/write-json.ts';

interface StoredFile {
  id: string;
  name: string;
  sealedKey: string;
}

interface Gathered {
  zone: string;
  account: JsonRow;
  lists: { table: PortableTable; lines: Line[] }[];
  shipped: JsonList[];
  files: StoredFile[];
}

/** Ten years of rows take a second of the loop and some memory: others wait for their turn. */
const inTurns = line({ atOnce: 1, waiting: 50 });

/** Everything about a patient as a ZIP: rows as they were at one moment, files read while they are sent. */
export async function exportData(
  { db, owner, zone: said, now }: Call,
  vault: Vault,
  data: PatientData,
): Promise<{ name: string; mediaType: 'application/zip'; content: Readable }> {
  const zone = isZone(said) ? said : DEFAULT_ZONE;
  // Ends before the first byte is sent: a slow download must not hold a connection.
  const gathered = await inTurns(() =>
    db.transaction((tx) => gather(tx, owner, { data, zone }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
  const day = dayIn(gathered.zone, now);
  return {
    name: `leveza-${day}.zip`,
    mediaType: 'application/zip',
    content: writeArchive(entriesOf(gathered, { data, vault, now, day }), now),
  };
}

async function gather(
  tx: Db,
  owner: string,
  { data, zone }: { data: PatientData; zone: string },
): Promise<Gathered> {
  const known = new Known();
  const gathered: Gathered = { zone, account: {}, lists: [], shipped: [], files: [] };
  for (const table of [data.account, ...data.content, ...data.records]) {
    const onRow = (row: Row, json: JsonRow) => {
      if (table === data.account) gathered.account = json;
      if (table === data.files) gathered.files.push(row as unknown as StoredFile);
    };
    const lines = await listLines(tx, owner, { data, table, known, zone, onRow });
    if (table === data.account && lines.length === 0) throw new Problem('unauthenticated');
    gathered.lists.push({ table, lines });
  }
  for (const [table, codes] of known.codes) {
    const copies = await copiesOf(tx, table, codes);
    gathered.shipped.push({
      name: table.name,
      lines: copies.map((copy) => ({ json: JSON.stringify(copy) })),
    });
  }
  return gathered;
}

interface Making {
  data: PatientData;
  vault: Vault;
  now: Date;
  day: string;
}

function* entriesOf(
  { zone, account, lists, shipped, files }: Gathered,
  { data, vault, now, day }: Making,
): Generator<ArchiveEntry> {
  const listsOf = (tables: readonly PortableTable[]) =>
    lists.flatMap(({ table, lines }) => (tables.includes(table) ? [{ name: table.name, lines }] : []));
  const [content, records] = [listsOf(data.content), listsOf(data.records)];
  const document = { exportedAt: now, account, content, shipped, records };
  yield { path: DOCUMENT, content: () => jsonDocument(document) };
  for (const { table, lines } of lists) {
    yield { path: `tabelas/${table.title}.csv`, content: () => csvOf(table, lines) };
  }
  const lost: string[] = [];
  for (const [at, { id, name, sealedKey }] of files.entries()) {
    const path = pathOfFile(at + 1, name);
    // One damaged file must not keep a patient from all the others.
    const read = () =>
      vault.read(id, sealedKey).catch(() => {
        lost.push(path);
        return Buffer.alloc(0);
      });
    yield { path, content: read, isPacked: true };
  }
  // Last, because only now is it known what could not be read.
  const counts = lists.map(({ table, lines }) => ({ title: table.title, rows: lines.length }));
  const told = { name: String(account.name), day, zone, lists: counts, files: files.length, lost };
  yield { path: 'LEIA-ME.txt', content: () => [readMe(told)] };
}
