import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Db } from '../../db/connection.ts';
import { callBy } from '../call-by.ts';
import { exportData } from '../../features/account/export-data.ts';
import { importData } from '../../features/account/import-data.ts';
import { findZone } from '../../features/profile/shared/find-zone.ts';
import { PATIENT_DATA } from '../../patient-data.ts';
import type { Vault } from '../../services/vault/vault.ts';

/** The JSON of an export, as far as tests look into it. */
export interface ExportedDocument {
  format: string;
  version: number;
  exportedAt: string;
  account: Record<string, unknown>;
  content: Record<string, Record<string, unknown>[]>;
  shipped: Record<string, Record<string, unknown>[]>;
  records: Record<string, Record<string, unknown>[]>;
}

const NOW = new Date('2026-11-15T12:00:00Z');

export async function exportOf(
  { db, vault }: { db: Db; vault: Vault },
  owner: string,
  data = PATIENT_DATA,
): Promise<Buffer> {
  const zone = await findZone(db, owner);
  const { content } = await exportData({ db, owner, zone, now: NOW }, vault, data);
  return buffer(content);
}

export function importInto(
  { db, vault }: { db: Db; vault: Vault },
  owner: string,
  content: Buffer,
  data = PATIENT_DATA,
) {
  return importData(callBy(db, owner), content, { vault, data });
}

export async function unpacked(zip: Buffer): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const file = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of file.eachEntry()) {
    entries.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return entries;
}

export async function documentIn(zip: Buffer): Promise<ExportedDocument> {
  return JSON.parse((await unpacked(zip)).get('leveza.json')!.toString()) as ExportedDocument;
}

/** The part of the JSON that an import puts back, to the letter. */
export async function contentTextIn(zip: Buffer): Promise<string> {
  const text = (await unpacked(zip)).get('leveza.json')!.toString();
  return text.slice(text.indexOf('\n"content": {'), text.indexOf('\n"shipped": {'));
}

export async function packed(entries: Iterable<readonly [string, string | Buffer]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of entries) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}

export function bareDocument(content: object, rest: object = {}): Buffer {
  return Buffer.from(JSON.stringify({ format: 'leveza-export', version: 1, content, ...rest }));
}
