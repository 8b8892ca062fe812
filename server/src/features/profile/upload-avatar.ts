import type { Call } from '../../http/call.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile } from '../files/shared/files.ts';
import { replaceAvatar } from './replace-avatar.ts';
import { squarePicture } from './square-picture.ts';

/** A new picture takes the place of the earlier one. */
export async function uploadAvatar({ db, owner }: Call, content: Buffer, vault: Vault): Promise<void> {
  const picture = await squarePicture(content);
  const replaced = await db.transaction(async (tx) => {
    const fileId = await addFile(tx, vault, owner, {
      name: 'foto.jpg',
      mediaType: 'image/jpeg',
      content: picture,
    });
    return replaceAvatar(tx, owner, fileId);
  });
  if (replaced) await vault.remove(replaced);
}
