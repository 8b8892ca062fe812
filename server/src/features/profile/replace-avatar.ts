import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { forgetFile } from '../files/shared/files.ts';
import { profiles } from './table.ts';

/** The answer is the earlier picture, whose bytes the caller removes once the change is kept. */
export async function replaceAvatar(tx: Db, owner: string, fileId: string | null): Promise<string | null> {
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
