import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import { isOwn } from '../../../db/own-row.ts';
import type { Db } from '../../../db/connection.ts';
import { offTheClock } from '../../../http/deadline.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { files } from '../table.ts';

interface NewFile {
  name: string;
  mediaType: string;
  content: Uint8Array;
}

/** Stores the bytes, then the row; a store elsewhere has its own limit of time. A row that is not kept in the end leaves unreadable bytes, swept later. */
export async function addFile(db: Db, vault: Vault, owner: string, file: NewFile): Promise<string> {
  const id = randomUUID();
  const sealedKey = await offTheClock(() => vault.store(id, file.content));
  const { name, mediaType, content } = file;
  await db.insert(files).values({ id, userId: owner, name, mediaType, size: content.byteLength, sealedKey });
  return id;
}

export async function readFile(db: Db, vault: Vault, owner: string, id: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(isOwn(files, owner, id));
  return file && { ...file, content: await offTheClock(() => vault.read(file.id, file.sealedKey)) };
}

/** Without its row a file's key is gone; the bytes are removed once the change is kept (`afterwards`), or by the sweep. */
export async function forgetFile(db: Db, owner: string, id: string): Promise<void> {
  await db.delete(files).where(isOwn(files, owner, id));
}

export async function fileIdsOf(db: Db, owner: string): Promise<string[]> {
  const rows = await db.select({ id: files.id }).from(files).where(eq(files.userId, owner));
  return rows.map(({ id }) => id);
}

export type FileRow = InferSelectModel<typeof files>;

/** Deletes the rows of files and answers them; the bytes, unreadable from then on, wait for the sweep. */
export async function takeFiles(tx: Db, owner: string, ids: readonly string[]): Promise<FileRow[]> {
  return tx
    .delete(files)
    .where(and(eq(files.userId, owner), inArray(files.id, [...ids])))
    .returning();
}

export async function putFilesBack(tx: Db, rows: readonly FileRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(files).values([...rows]);
}
