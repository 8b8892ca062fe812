import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import { files } from '../files/table.ts';
import { prescriptions } from './table.ts';

/** A prescription with what is said about its file. */
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

const selectPrescriptions = (db: Db) =>
  db.select(columns).from(prescriptions).leftJoin(files, eq(files.id, prescriptions.fileId));

export type PrescriptionRow = Awaited<ReturnType<typeof selectPrescriptions>>[number];

/** Newest first, and no more than anybody has. */
export function findPrescriptions(db: Db, owner: string): Promise<PrescriptionRow[]> {
  return selectPrescriptions(db)
    .where(eq(prescriptions.userId, owner))
    .orderBy(desc(prescriptions.issuedOn), desc(prescriptions.createdAt))
    .limit(200);
}

export async function findPrescription(db: Db, owner: string, id: string): Promise<PrescriptionRow> {
  return ownRow(await selectPrescriptions(db).where(isOwn(prescriptions, owner, id)));
}
