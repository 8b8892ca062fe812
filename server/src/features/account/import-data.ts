import { Problem } from '@leveza/contract/problem.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { problemOfDatabaseError } from '../../db/failure.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { users } from '../auth/table.ts';
import { fileIdsOf } from '../files/shared/files.ts';
import { putBack } from './portability/put-back.ts';
import { readArchive } from './portability/read-archive.ts';
import type { ReadLists } from './portability/read-document.ts';
import { readDocument } from './portability/read-document.ts';
import { notAccepted } from './portability/refused.ts';
import type { PatientData } from './portability/registry.ts';
import { findShipped } from './portability/shipped-links.ts';
import { storeFiles } from './portability/store-files.ts';

interface Imported extends Awaited<ReturnType<typeof putBack>> {
  files: number;
}

interface Parts {
  vault: Vault;
  data: PatientData;
}

/** Fills an empty account from an export, all of it or nothing, but for rows that are named as left out. */
export async function importData(
  { db, owner, zone, now }: Call,
  content: Buffer,
  { vault, data }: Parts,
): Promise<Imported> {
  // Asked again below, under the lock; here it spares the work.
  await refuseFilled(db, owner, data);
  const archive = await readArchive(content);
  const ids: string[] = [];
  try {
    const document = await readDocument(data, archive.document, now);
    const { lists, writtenAt } = document;
    const writtenOn = dayIn(zone, writtenAt === null || writtenAt > now ? now : writtenAt);
    // Before the transaction, which must not stay idle while pictures are drawn and disks are written.
    const stored = await storeFiles(vault, archive, { data, lists, onStored: (id) => ids.push(id) });
    const { done, replaced } = await db.transaction(async (tx) => {
      await lockAccount(tx, owner);
      await refuseFilled(tx, owner, data);
      const before = await fileIdsOf(tx, owner);
      await removeReplaced(tx, owner, { data, lists });
      const shipped = await findShipped(tx, data, document);
      const written = await putBack(tx, owner, { data, lists, stored, shipped });
      for (const settle of data.settles ?? []) await settle(tx, owner, writtenOn);
      for (const holds of data.holds ?? []) if (!(await holds(tx, owner))) throw notAccepted();
      return { done: written, replaced: before };
    });
    await Promise.allSettled(replaced.map((id) => vault.remove(id)));
    return { ...done, files: stored.size };
  } catch (error) {
    // Lost with the connection, the answer to the commit may have been yes: then the sweep decides.
    const mayBeKept = problemOfDatabaseError(error) === 'database-unavailable';
    if (!mayBeKept) await Promise.allSettled(ids.map((id) => vault.remove(id)));
    throw refusalOf(error);
  } finally {
    archive.close();
  }
}

/** Two imports at once, or an import and a deletion, go one after the other. */
async function lockAccount(tx: Db, owner: string): Promise<void> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('update');
  if (!user) throw new Problem('unauthenticated');
}

async function refuseFilled(db: Db, owner: string, data: PatientData): Promise<void> {
  for (const { table, owner: column, comesWithAccount } of data.content) {
    if (comesWithAccount) continue;
    const [row] = await db.select({ owner: column }).from(table).where(eq(column, owner)).limit(1);
    if (row) throw new Problem('account-not-empty');
  }
}

/** Rows of the new account give way, except in lists that the document does not contain. */
async function removeReplaced(
  tx: Db,
  owner: string,
  { data, lists }: { data: PatientData; lists: ReadLists },
): Promise<void> {
  for (const table of data.content.toReversed()) {
    if (!table.comesWithAccount || (table !== data.files && !lists.has(table))) continue;
    await tx.delete(table.table).where(eq(table.owner, owner));
  }
}

/** A rule of the database that no schema knew of is still the file's fault. */
function refusalOf(error: unknown): unknown {
  for (let cause = error; cause instanceof Error && !(cause instanceof Problem); cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^2[23]\w{3}$/.test(code)) return notAccepted(error);
  }
  return error;
}
