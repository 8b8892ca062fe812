import type { Photo } from '@leveza/contract/photos.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Afterwards, Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { forgetFile } from '../files/shared/files.ts';
import { findPhoto } from './store.ts';
import { progressPhotos } from './table.ts';

/** The picture goes with it, for good: who takes it back sends it again. */
export async function deletePhoto(call: Call & Afterwards, id: string, vault: Vault): Promise<Photo> {
  const { db, owner } = call;
  const photo = await findPhoto(call, id);
  const fileId = await db.transaction(async (tx) => {
    const removed = tx.delete(progressPhotos).where(isOwn(progressPhotos, owner, id));
    const { fileId: gone } = ownRow(await removed.returning({ fileId: progressPhotos.fileId }));
    await forgetFile(tx, owner, gone);
    return gone;
  });
  call.afterwards(() => vault.remove(fileId));
  return photo;
}
