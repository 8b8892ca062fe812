import type { Prescription, PrescriptionInput } from '@leveza/contract/prescriptions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { isPrescriptionValid, prescriptionLastDay } from '@leveza/domain/prescriptions/validity.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { readDocument } from '../../services/document.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile, forgetFile, readFile } from '../files/shared/files.ts';
import { files } from '../files/table.ts';
import { findZone } from '../profile/shared/find-zone.ts';
import { prescriptions } from './table.ts';

const columns = {
  id: prescriptions.id,
  issuedOn: prescriptions.issuedOn,
  prescriber: prescriptions.prescriber,
  product: prescriptions.product,
  isContinuous: prescriptions.isContinuous,
  fileId: prescriptions.fileId,
  fileName: files.name,
  mediaType: files.mediaType,
  bytes: files.size,
};

export async function listPrescriptions(
  db: Db,
  owner: string,
  now: Date,
  id?: string,
): Promise<Prescription[]> {
  const today = dayIn(await findZone(db, owner), now);
  const rows = await db
    .select(columns)
    .from(prescriptions)
    .leftJoin(files, eq(files.id, prescriptions.fileId))
    .where(and(eq(prescriptions.userId, owner), id ? eq(prescriptions.id, id) : undefined))
    .orderBy(desc(prescriptions.issuedOn), desc(prescriptions.createdAt))
    .limit(200);
  return rows.map(({ fileName, mediaType, bytes, ...row }) => ({
    ...row,
    lastDay: prescriptionLastDay(row.issuedOn),
    isValid: isPrescriptionValid(row.issuedOn, today),
    file: fileName && mediaType && bytes !== null ? { name: fileName, mediaType, bytes } : null,
  }));
}

export async function findPrescription(db: Db, owner: string, id: string, now: Date): Promise<Prescription> {
  const [found] = await listPrescriptions(db, owner, now, id);
  if (!found) throw new Problem('not-found');
  return found;
}

export async function addPrescription(
  db: Db,
  owner: string,
  input: PrescriptionInput,
  now: Date,
): Promise<string> {
  await refuseFuture(db, owner, input, now);
  const [row] = await db
    .insert(prescriptions)
    .values({ userId: owner, ...input })
    .returning({ id: prescriptions.id });
  return row!.id;
}

interface Change {
  id: string;
  input: PrescriptionInput;
  now: Date;
}

export async function changePrescription(db: Db, owner: string, { id, input, now }: Change): Promise<void> {
  await refuseFuture(db, owner, input, now);
  const changed = await db
    .update(prescriptions)
    .set(input)
    .where(and(eq(prescriptions.userId, owner), eq(prescriptions.id, id)))
    .returning({ id: prescriptions.id });
  if (changed.length === 0) throw new Problem('not-found');
}

/** Its file goes with it; the bytes once the change is kept. */
export async function deletePrescription(db: Db, vault: Vault, owner: string, id: string): Promise<void> {
  const fileId = await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(prescriptions)
      .where(and(eq(prescriptions.userId, owner), eq(prescriptions.id, id)))
      .returning({ fileId: prescriptions.fileId });
    if (!removed) throw new Problem('not-found');
    if (removed.fileId) await forgetFile(tx, owner, removed.fileId);
    return removed.fileId;
  });
  if (fileId) await vault.remove(fileId);
}

interface Attached {
  id: string;
  name: string;
  content: Buffer;
}

export async function attachFile(
  db: Db,
  vault: Vault,
  owner: string,
  { id, name, content }: Attached,
): Promise<void> {
  const document = await readDocument(content);
  const replaced = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ fileId: prescriptions.fileId })
      .from(prescriptions)
      .where(and(eq(prescriptions.userId, owner), eq(prescriptions.id, id)))
      .for('update');
    if (!row) throw new Problem('not-found');
    const fileId = await addFile(tx, vault, owner, { ...document, name: name.slice(0, 200) || 'receita' });
    await tx.update(prescriptions).set({ fileId }).where(eq(prescriptions.id, id));
    if (row.fileId) await forgetFile(tx, owner, row.fileId);
    return row.fileId;
  });
  if (replaced) await vault.remove(replaced);
}

export async function readAttached(db: Db, vault: Vault, owner: string, id: string) {
  const [row] = await db
    .select({ fileId: prescriptions.fileId })
    .from(prescriptions)
    .where(and(eq(prescriptions.userId, owner), eq(prescriptions.id, id)));
  const file = row?.fileId && (await readFile(db, vault, owner, row.fileId));
  if (!file) throw new Problem('not-found');
  return file;
}

async function refuseFuture(
  db: Db,
  owner: string,
  { issuedOn }: PrescriptionInput,
  now: Date,
): Promise<void> {
  refuseFutureDay(issuedOn, dayIn(await findZone(db, owner), now), 'issuedOn');
}
