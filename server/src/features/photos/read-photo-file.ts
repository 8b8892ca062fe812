import { Problem } from '@leveza/contract/problem.ts';
import { isOwn } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { readFile } from '../files/shared/files.ts';
import { progressPhotos } from './table.ts';

export async function readPhotoFile({ db, owner }: Call, id: string, vault: Vault) {
  const [row] = await db
    .select({ fileId: progressPhotos.fileId })
    .from(progressPhotos)
    .where(isOwn(progressPhotos, owner, id));
  const file = row && (await readFile(db, vault, owner, row.fileId));
  if (!file) throw new Problem('not-found');
  return file;
}
