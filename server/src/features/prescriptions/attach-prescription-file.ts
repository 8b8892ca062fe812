import type { Prescription } from '@leveza/contract/prescriptions.ts';
import { eq } from 'drizzle-orm';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Afterwards, Call } from '../../http/call.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { readDocument } from '../../services/document.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile, forgetFile } from '../files/shared/files.ts';
import { readPrescription } from './read-prescription.ts';
import { prescriptions } from './table.ts';

/** Takes the place of an earlier file, whose key goes with its row, and whose bytes go once all of it is kept. */
export async function attachPrescriptionFile(
  call: Call & Afterwards,
  id: string,
  { file, vault }: { file: UploadedFile; vault: Vault },
): Promise<Prescription> {
  const { db, owner } = call;
  const document = await readDocument(file.content);
  const replaced = await db.transaction(async (tx) => {
    const row = ownRow(
      await tx
        .select({ fileId: prescriptions.fileId })
        .from(prescriptions)
        .where(isOwn(prescriptions, owner, id))
        .for('update'),
    );
    const name = file.name.slice(0, 200) || 'receita';
    const fileId = await addFile(tx, vault, owner, { ...document, name });
    await tx.update(prescriptions).set({ fileId }).where(eq(prescriptions.id, id));
    if (row.fileId) await forgetFile(tx, owner, row.fileId);
    return row.fileId;
  });
  if (replaced) call.afterwards(() => vault.remove(replaced));
  return readPrescription(call, id);
}
