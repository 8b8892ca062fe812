import { Problem } from '@leveza/contract/problem.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { addFile, forgetFile, readFile } from '../files/shared/files.ts';
import { squarePicture } from './square-picture.ts';
import { findProfile } from './shared/find-profile.ts';
import { profiles } from './table.ts';

/** A new picture takes the place of the earlier one, whose bytes go once the change is kept. */
export async function setAvatar(db: Db, vault: Vault, owner: string, content: Buffer): Promise<void> {
  const picture = await squarePicture(content);
  const replaced = await db.transaction(async (tx) => {
    const fileId = await addFile(tx, vault, owner, {
      name: 'foto.jpg',
      mediaType: 'image/jpeg',
      content: picture,
    });
    return exchange(tx, owner, fileId);
  });
  if (replaced) await vault.remove(replaced);
}

export async function removeAvatar(db: Db, vault: Vault, owner: string): Promise<void> {
  const removed = await db.transaction((tx) => exchange(tx, owner, null));
  if (removed) await vault.remove(removed);
}

export async function readAvatar(db: Db, vault: Vault, owner: string) {
  const fileId = (await findProfile(db, owner))?.avatarFileId;
  const file = fileId && (await readFile(db, vault, owner, fileId));
  if (!file) throw new Problem('not-found');
  return file;
}

async function exchange(tx: Db, owner: string, fileId: string | null): Promise<string | null> {
  const [before] = await tx
    .select({ fileId: profiles.avatarFileId })
    .from(profiles)
    .where(eq(profiles.userId, owner))
    .for('update');
  await tx
    .insert(profiles)
    .values({ userId: owner, avatarFileId: fileId })
    .onConflictDoUpdate({ target: profiles.userId, set: { avatarFileId: fileId } });
  const earlier = before?.fileId ?? null;
  if (earlier) await forgetFile(tx, owner, earlier);
  return earlier;
}
