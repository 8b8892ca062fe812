import type { Db } from '../../db/connection.ts';
import { seenMoments } from './table.ts';

/** The patient of the demonstration took the first steps months ago. */
export async function fillDemoMoments(tx: Db, owner: string): Promise<void> {
  await tx.insert(seenMoments).values({ userId: owner, kind: 'first-steps' });
}
