import type { Readable } from 'node:stream';
import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { isZone } from '@leveza/domain/time/zones.ts';
import type { Call } from '../../http/call.ts';
import { FileStoreAway } from '../../services/vault/file-store.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { pathOfFile } from './portability/file-path.ts';
import { readMe } from './portability/read-me.ts';
import type { PatientData } from './portability/registry.ts';
import type { ArchiveEntry } from './portability/write-archive.ts';
import { writeArchive } from './portability/write-archive.ts';
import type { Spools, Written } from './portability/write-down.ts';
import { writeDown } from './portability/write-down.ts';
import { DOCUMENT } from './portability/write-json.ts';

/**
 * Everything about a patient as a ZIP. The rows, as they were at one moment, go to the disk first: a slow download must
 * hold neither a connection nor memory. Archive and files are made while they are sent.
 */
export async function exportData(
  { db, owner, zone: known, now }: Call,
  vault: Vault,
  data: PatientData,
): Promise<{ name: string; mediaType: 'application/zip'; content: Readable }> {
  const zone = isZone(known) ? known : DEFAULT_ZONE;
  const day = dayIn(zone, now);
  const spools = { json: await vault.openSpool(), csv: await vault.openSpool() };
  const close = () => Promise.allSettled([spools.json.close(), spools.csv.close()]);
  try {
    const written = await db.transaction(
      (tx) => writeDown(tx, owner, { data, zone, exportedAt: now }, spools),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    // A store without an answer is told now: once the download has begun, it could only break off.
    if (written.files.length > 0) await vault.label();
    const content = writeArchive(entriesOf(written, spools, { vault, day, zone }), now);
    content.once('close', () => void close());
    return { name: `leveza-${day}.zip`, mediaType: 'application/zip', content };
  } catch (error) {
    await close();
    throw error;
  }
}

function* entriesOf(
  { account, sheets, files }: Written,
  { json, csv }: Spools,
  { vault, day, zone }: { vault: Vault; day: string; zone: string },
): Generator<ArchiveEntry> {
  yield { path: DOCUMENT, content: () => json.read(0, json.length) };
  for (const { title, from, to } of sheets) {
    yield { path: `tabelas/${title}.csv`, content: () => csv.read(from, to) };
  }
  const lost: string[] = [];
  for (const [at, { id, name, sealedKey }] of files.entries()) {
    const path = pathOfFile(at + 1, name);
    // One damaged file must not keep a patient from all the others.
    const read = () =>
      vault.read(id, sealedKey).catch((error: unknown) => {
        if (error instanceof FileStoreAway) throw error;
        lost.push(path);
        return Buffer.alloc(0);
      });
    yield { path, content: read, isPacked: true };
  }
  // Last, because only now is it known what could not be read.
  const facts = { name: String(account.name), day, zone, lists: sheets, files: files.length, lost };
  yield { path: 'LEIA-ME.txt', content: async () => Buffer.from(readMe(facts)) };
}
