import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { files } from '../table.ts';

interface NewFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** Stores the bytes, then the row. A row that is not kept in the end leaves unreadable bytes, swept later. */
export async function addFile(db: Db, vault: Vault, owner: string, file: NewFile): Promise<string> {
  const id = randomUUID();
  const sealedKey = await vault.store(id, file.content);
  const { name, mediaType, content } = file;
  await db.insert(files).values({ id, userId: owner, name, mediaType, size: content.byteLength, sealedKey });
  return id;
}

export async function readFile(db: Db, vault: Vault, owner: string, id: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.userId, owner), eq(files.id, id)));
  return file && { ...file, content: await vault.read(file.id, file.sealedKey) };
}

/** Without its row a file's key is gone; call `vault.remove` for the answer once the change is kept. */
export async function forgetFile(db: Db, owner: string, id: string): Promise<void> {
  await db.delete(files).where(and(eq(files.userId, owner), eq(files.id, id)));
}

export async function fileIdsOf(db: Db, owner: string): Promise<string[]> {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.userId, owner));
  return rows.map(({ id }) => id);
}

/** Bytes whose row is gone: of expired demonstrations, of changes that were not kept, of a crash in between. */
export async function sweepFiles(db: Db, vault: Vault, olderThanMs: number): Promise<number> {
  const stored = await vault.idsOlderThan(olderThanMs);
  let swept = 0;
  for (let start = 0; start < stored.length; start += 500) {
    const names = stored.slice(start, start + 500);
    const ids = names.filter((name) => /^[0-9a-f-]{36}$/.test(name));
    const rows = await db.select({ id: files.id }).from(files).where(inArray(files.id, ids));
    const known = new Set(rows.map(({ id }) => id));
    for (const name of names) {
      if (known.has(name)) continue;
      await vault.remove(name);
      swept += 1;
    }
  }
  return swept;
}
