import type { Photo } from '@leveza/contract/photos.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { MOST_PHOTOS } from '@leveza/domain/photos/limits.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { momentOfPress } from '../../http/recorded-at.ts';
import type { UploadedFile } from '../../http/upload.ts';
import type { Vault } from '../../services/vault/vault.ts';
import { holdAccount } from '../auth/shared/account.ts';
import { addFile } from '../files/shared/files.ts';
import { keptPhoto } from './kept-photo.ts';
import { findPhoto } from './store.ts';
import { progressPhotos } from './table.ts';

/** A photo of today; another day is said afterwards, so that no day stands in an address. */
export async function addPhoto(
  call: Call,
  { file, vault }: { file: UploadedFile; vault: Vault },
): Promise<Photo> {
  const { db, owner, zone } = call;
  const picture = await keptPhoto(file.content);
  const id = await db.transaction(async (tx) => {
    await holdAccount(tx, owner);
    if ((await tx.$count(progressPhotos, eq(progressPhotos.userId, owner))) >= MOST_PHOTOS)
      throw new Problem('photos-full');
    const fileId = await addFile(tx, vault, owner, { ...picture, name: 'foto-de-progresso.jpg' });
    const [row] = await tx
      .insert(progressPhotos)
      .values({ userId: owner, takenOn: dayIn(zone, momentOfPress(call)), fileId })
      .returning({ id: progressPhotos.id });
    return row!.id;
  });
  return findPhoto(call, id);
}
