import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/connection.ts';
import type { PortableTable } from './portable-table.ts';
import { type Link, needsFile, type ReadLists, type ReadRow } from './read-document.ts';
import { entryOf, refusedAt } from './refused.ts';
import type { PatientData } from './registry.ts';
import { tableOf } from './registry.ts';
import type { ShippedIds } from './shipped-links.ts';
import type { StoredFiles } from './store-files.ts';

const ROWS_AT_ONCE = 500;

type Row = Record<string, unknown>;
/** Ids of the rows of each list, by position. Null for a file without bytes, and for a row that was left out. */
type Ids = Map<PortableTable, (string | null)[]>;

interface Import {
  data: PatientData;
  lists: ReadLists;
  stored: StoredFiles;
  shipped: ShippedIds;
}

const MOST_SENTENCES = 10;

interface PutBack {
  lists: { title: string; rows: number }[];
  /** Rows that could not be kept: how many, and the first ones with their reason. */
  leftOut: { rows: number; sentences: string[] };
}

/** Writes the rows of a document, lists that are referred to first. Says how many of each, and which could not be kept. */
export async function putBack(
  tx: Db,
  owner: string,
  { data, lists, stored, shipped }: Import,
): Promise<PutBack> {
  const ids: Ids = new Map();
  const done: PutBack['lists'] = [];
  const leftOut: PutBack['leftOut'] = { rows: 0, sentences: [] };
  const leave = (table: PortableTable, at: number, sentence: string) => {
    ids.get(table)![at] = null;
    leftOut.rows += 1;
    const [words] = Object.values(entryOf({ table, row: at + 1 }, sentence));
    if (leftOut.sentences.length < MOST_SENTENCES) leftOut.sentences.push(words!);
    return null;
  };
  for (const table of data.content) {
    const rows = lists.get(table) ?? [];
    ids.set(table, table === data.files ? rows.map((_, at) => stored.get(at + 1)?.id ?? null) : newIds(rows));
    const idOf = (link: Link, target: PortableTable) =>
      typeof link === 'number' ? ids.get(target)![link - 1]! : (shipped.get(target)?.get(link.code) ?? null);
    const isLeft = ({ field, link }: ReadRow['links'][number]) => {
      const target = tableOf(data, field.to);
      return typeof link === 'number' && target !== data.files && ids.get(target)![link - 1] === null;
    };
    const lacksBytes = ({ field, link }: ReadRow['links'][number]) =>
      needsFile(field) && typeof link === 'number' && !stored.has(link);
    const readyRow = (at: number): Row | null => {
      if (rows[at]!.lacksFile || rows[at]!.links.some(lacksBytes))
        return leave(table, at, 'o arquivo não veio junto.');
      if (rows[at]!.links.some(isLeft)) return leave(table, at, 'leva a uma linha que ficou de fora.');
      const row = { ...filled(data, table, { row: rows[at]!, at, idOf }), [ownerKey]: owner };
      const misfit = table.misfit(row);
      if (misfit !== null) return leave(table, at, misfit);
      if (table !== data.files) return table.id ? { ...row, id: ids.get(table)![at] } : row;
      const file = stored.get(at + 1);
      return file ? { ...row, ...file } : null;
    };
    let kept = 0;
    for (const places of batches(parentsFirst(table, rows))) {
      const ready = places.map(readyRow).filter((row) => row !== null);
      if (ready.length > 0) await tx.insert(table.table).values(ready);
      kept += ready.length;
    }
    if (table !== data.files && kept > 0) done.push({ title: table.title, rows: kept });
  }
  return { lists: done, leftOut };
}

const ownerKey = 'userId';

/** In the order of the list: an export puts rows of the same moment in the order of their ids. */
function newIds(rows: ReadRow[]): string[] {
  return rows.map(() => randomUUID()).toSorted();
}

interface Placed {
  row: ReadRow;
  at: number;
  idOf: (link: Link, target: PortableTable) => string | null;
}

function filled(data: PatientData, table: PortableTable, { row, at, idOf }: Placed): Row {
  const values: Row = { ...row.values };
  for (const { field, link } of row.links) {
    const id = idOf(link, tableOf(data, field.to));
    // A product this Leveza does not ship, a file whose bytes are not here: empty, where the row can do without.
    if (id === null && field.column.notNull) {
      throw refusedAt({ table, row: at + 1, field }, 'leva a algo que não está neste arquivo nem no Leveza.');
    }
    values[field.key] = id;
  }
  for (const { key, from } of table.derived) values[key] = from(values);
  return values;
}

/** Places of the rows so that none comes before the row of its own list it refers to; a circle is refused. */
function parentsFirst(table: PortableTable, rows: ReadRow[]): number[] {
  const order: number[] = [];
  const state: ('open' | 'done' | undefined)[] = [];
  const parentsOf = (at: number) =>
    rows[at]!.links.flatMap(({ field, link }) =>
      field.to === table.table && typeof link === 'number' ? [link - 1] : [],
    );
  for (let start = 0; start < rows.length; start += 1) {
    const path = [start];
    while (path.length > 0) {
      const at = path.at(-1)!;
      const next =
        state[at] === 'done' ? undefined : parentsOf(at).find((parent) => state[parent] !== 'done');
      if (next !== undefined && (state[next] === 'open' || next === at)) {
        throw refusedAt({ table, row: at + 1 }, 'leva a si mesma por um caminho de volta.');
      }
      if (state[at] !== 'done' && next === undefined) order.push(at);
      state[at] = next === undefined ? 'done' : 'open';
      if (next === undefined) path.pop();
      else path.push(next);
    }
  }
  return order;
}

function* batches<T>(all: T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) yield all.slice(start, start + ROWS_AT_ONCE);
}
