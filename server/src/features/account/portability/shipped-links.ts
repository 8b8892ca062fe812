import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { PortableTable } from './portable-table.ts';
import type { ReadDocument, ReadLists, ReadRow } from './read-document.ts';
import type { PatientData } from './registry.ts';
import { tableOf } from './registry.ts';

/** The ids here of shipped rows, by their codes. */
export type ShippedIds = Map<PortableTable, Map<string, string>>;

const CODES_AT_ONCE = 1000;

/**
 * Finds the shipped rows that the lists refer to. One that this Leveza does not ship becomes a row of the patient's
 * own, from the copy in the document; its links are turned to that row.
 */
export async function findShipped(
  tx: Db,
  data: PatientData,
  { lists, copyOf }: ReadDocument,
): Promise<ShippedIds> {
  const found: ShippedIds = new Map();
  for (const [target, codes] of codesIn(data, lists)) {
    const ids = await idsOf(tx, target, [...codes]);
    found.set(target, ids);
    const numbers = new Map<string, number>();
    for (const code of [...codes].filter((some) => !ids.has(some))) {
      const copy = copyOf(target, code);
      if (copy) numbers.set(code, append(lists, target, copy));
    }
    turnLinks(lists, target, numbers);
  }
  return found;
}

function codesIn(data: PatientData, lists: ReadLists): Map<PortableTable, Set<string>> {
  const wanted = new Map<PortableTable, Set<string>>();
  for (const { field, link } of linksIn(lists)) {
    if (typeof link === 'number') continue;
    const target = tableOf(data, field.to);
    wanted.set(target, (wanted.get(target) ?? new Set()).add(link.code));
  }
  return wanted;
}

async function idsOf(tx: Db, target: PortableTable, codes: string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
    const rows = await tx
      .select({ id: target.id!, code: target.shippedBy! })
      .from(target.table)
      .where(
        and(isNull(target.owner), inArray(target.shippedBy!, codes.slice(start, start + CODES_AT_ONCE))),
      );
    for (const { id, code } of rows) ids.set(String(code), String(id));
  }
  return ids;
}

function append(lists: ReadLists, target: PortableTable, copy: ReadRow): number {
  const rows = lists.get(target) ?? [];
  lists.set(target, rows);
  return rows.push(copy);
}

function turnLinks(lists: ReadLists, target: PortableTable, numbers: Map<string, number>): void {
  for (const reference of linksIn(lists)) {
    if (typeof reference.link === 'number' || reference.field.to !== target.table) continue;
    reference.link = numbers.get(reference.link.code) ?? reference.link;
  }
}

function* linksIn(lists: ReadLists) {
  for (const rows of lists.values()) for (const { links } of rows) yield* links;
}
