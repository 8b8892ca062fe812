import type { Prescription } from '@leveza/contract/prescriptions.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Afterwards, Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { forgetFile } from '../files/shared/files.ts';
import { readPrescription } from './read-prescription.ts';
import { prescriptions } from './table.ts';

/** Its file goes with it, the bytes once the change is kept; the answer is what it was. */
export async function deletePrescription(
  call: Call & Afterwards,
  id: string,
  vault: Vault,
): Promise<Prescription> {
  const { db, owner } = call;
  const prescription = await readPrescription(call, id);
  const fileId = await db.transaction(async (tx) => {
    const removed = tx.delete(prescriptions).where(isOwn(prescriptions, owner, id));
    const { fileId: gone } = ownRow(await removed.returning({ fileId: prescriptions.fileId }));
    if (gone) await forgetFile(tx, owner, gone);
    return gone;
  });
  if (fileId) call.afterwards(() => vault.remove(fileId));
  return prescription;
}
