import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readFile } from '../files/shared/files.ts';
import { findPrescription } from './store.ts';

export async function readPrescriptionFile({ db, owner }: Call, id: string, vault: Vault) {
  const { fileId } = await findPrescription(db, owner, id);
  const file = fileId && (await readFile(db, vault, owner, fileId));
  if (!file) throw new Problem('not-found');
  return file;
}
